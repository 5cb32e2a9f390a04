import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'
import { PeekButton } from './row/PeekButton.tsx'

/** Reads a record beside its list. */
export const peekFeature: Feature = {
  name: 'peek',
  slots: {
    rowMenu: PeekButton,
    // The list works without it.
    besideList: lazy(() => import('./PeekPlace.tsx').catch(() => ({ default: () => null }))),
  },
}
