import type { Feature } from '../../engine/slots.tsx'
import { lazyOptional } from '../../engine/loading/lazy-part.ts'

/** Many records changed or deleted at once. */
export const bulkFeature: Feature = {
  name: 'bulk',
  slots: { selectionBar: lazyOptional(() => import('./BulkButtons.tsx')) },
}
