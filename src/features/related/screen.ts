import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'

/** The records that refer to the one that is edited. */
export const relatedFeature: Feature = {
  name: 'related',
  slots: {
    // The form works without them.
    belowForm: lazy(() => import('./RelatedLists.tsx').catch(() => ({ default: () => null }))),
  },
}
