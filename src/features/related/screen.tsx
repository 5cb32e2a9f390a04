import { lazy, Suspense } from 'react'
import type { Feature } from '../../engine/slots.tsx'

const RelatedLists = lazy(() =>
  // The form works without them.
  import('./RelatedLists.tsx').catch(() => ({ default: () => null })),
)

/** The records that refer to the one that is edited. */
export const relatedFeature: Feature = {
  name: 'related',
  slots: {
    belowForm: ({ resource: { entity, relatedLists }, id }) =>
      relatedLists && (
        <Suspense fallback={null}>
          <RelatedLists lists={relatedLists} entity={entity.name} id={id} />
        </Suspense>
      ),
  },
}
