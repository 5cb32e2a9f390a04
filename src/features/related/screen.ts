import { type Feature, lazyOptional } from '../../engine/face.ts'

/** The records that refer to the one that is edited. */
export const relatedFeature: Feature = {
  name: 'related',
  slots: {
    // The form works without them.
    belowForm: lazyOptional(() => import('./RelatedLists.tsx')),
  },
}
