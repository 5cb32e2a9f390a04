import type { Feature } from '../../../engine/slots.tsx'
import { AskingAgain } from './AskingAgain.tsx'

/** Asks whoever does something dangerous to show again who they are. */
export const askingAgainFeature: Feature = {
  name: 'asking-again',
  slots: { layout: AskingAgain },
}
