import { type Feature, lazyOptional } from '../../engine/face.ts'

/** Many records changed or deleted at once. */
export const bulkFeature: Feature = {
  name: 'bulk',
  slots: { selectionBar: lazyOptional(() => import('./BulkButtons.tsx')) },
}
