import { lazy, Suspense } from 'react'
import type { Feature, SelectionSlotProps } from '../../engine/slots.tsx'

const BulkButtons = lazy(() => import('./BulkButtons.tsx'))

/** Many records changed or deleted at once. */
export const bulkFeature: Feature = { name: 'bulk', slots: { selectionBar: SelectionBarPart } }

function SelectionBarPart(props: SelectionSlotProps) {
  return (
    <Suspense fallback={null}>
      <BulkButtons {...props} />
    </Suspense>
  )
}
