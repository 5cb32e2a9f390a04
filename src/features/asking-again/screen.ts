import { lazyOptional } from '../../engine/loading/lazy-part.ts'
import type { Feature } from '../../engine/slots.tsx'

/** Asks whoever does something dangerous to show again who they are. */
export const askingAgainFeature: Feature = {
  name: 'asking-again',
  slots: { layout: lazyOptional(() => import('./AskingAgain.tsx')) },
}
