import { type Feature, lazyOptional } from '../../engine/face.ts'
import { PeekButton } from './PeekButton.tsx'
/** Reads a record beside its list. */
export const peekFeature: Feature = {
  name: 'peek',
  slots: {
    rowMenu: PeekButton,
    // The list works without it.
    besideList: lazyOptional(() => import('./PeekPlace.tsx')),
  },
}
