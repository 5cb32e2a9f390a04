import type { Feature } from '../engine/slots.tsx'
import { actionsFeature } from '../features/actions/screen.tsx'
import { activityFeature } from '../features/activity/screen.ts'
import { bulkFeature } from '../features/bulk/screen.ts'
import { exportFeature } from '../features/export/screen.tsx'
import { importFeature } from '../features/import/screen.ts'
import { jobsFeature } from '../features/jobs/screen.ts'
import { liveFeature } from '../features/live/screen.ts'
import { paletteFeature } from '../features/palette/screen.ts'
import { printFeature } from '../features/print/screen.ts'
import { relatedFeature } from '../features/related/screen.ts'
import { trashFeature } from '../features/trash/screen.ts'
import { viewsFeature } from '../features/views/screen.ts'
import { webhooksFeature } from '../features/webhooks/screen.ts'

/** What people can do beside list, form and delete. A line taken out takes its feature out; their order is that of the slots. */
export const features: readonly Feature[] = [
  bulkFeature,
  actionsFeature,
  exportFeature,
  printFeature,
  importFeature,
  // Last in the toolbar, because it comes when the backend is known to keep views, and must move nothing.
  viewsFeature,
  relatedFeature,
  paletteFeature,
  liveFeature,
  activityFeature,
  jobsFeature,
  webhooksFeature,
  trashFeature,
]
