import { lazy } from 'react'
import type { Feature } from '../../engine/slots.tsx'

/** Many records changed or deleted at once. */
export const bulkFeature: Feature = {
  name: 'bulk',
  slots: { selectionBar: lazy(() => import('./BulkButtons.tsx')) },
}
