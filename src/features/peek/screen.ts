import type { Feature } from '../../engine/slots.tsx'
import { PeekButton } from './PeekButton.tsx'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

/** Reads a record beside its list. */
export const peekFeature: Feature = {
  name: 'peek',
  slots: {
    rowMenu: PeekButton,
    // The list works without it.
    besideList: lazyOptional(() => import('./PeekPlace.tsx')),
  },
}
