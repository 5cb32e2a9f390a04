import type { Feature } from '../../engine/slots.tsx'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

/** The records that refer to the one that is edited. */
export const relatedFeature: Feature = {
  name: 'related',
  slots: {
    // The form works without them.
    belowForm: lazyOptional(() => import('./RelatedLists.tsx')),
  },
}
