// Generated from src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { Feature } from '../../engine/slots.tsx'
import { bulkFeature } from '../bulk/screen.ts'
import { actionsFeature } from '../actions/screen.tsx'
import { importFeature } from '../import/screen.tsx'
import { exportFeature } from '../export/screen.tsx'
import { printFeature } from '../print/screen.tsx'
import { viewsFeature } from '../views/screen.ts'
import { relatedFeature } from '../related/screen.ts'
import { peekFeature } from '../peek/screen.ts'
import { paletteFeature } from '../palette/screen.ts'
import { liveFeature } from '../live/screen.ts'
import { activityFeature } from '../activity/screen.ts'
import { jobsFeature } from '../jobs/screen.ts'
import { webhooksFeature } from '../webhooks/screen.ts'
import { trashFeature } from '../trash/screen.ts'

/** What the features put into the slots. */
export const features: readonly Feature[] = [
  bulkFeature,
  actionsFeature,
  importFeature,
  exportFeature,
  printFeature,
  viewsFeature,
  relatedFeature,
  peekFeature,
  paletteFeature,
  liveFeature,
  activityFeature,
  jobsFeature,
  webhooksFeature,
  trashFeature,
]
