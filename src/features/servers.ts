import type { ServerFeature } from '../server/feature.ts'
import { activityServer } from './activity/server.ts'
import { actionsServer } from './actions/server.ts'
import { bulkServer } from './bulk/server.ts'
import { exportServer } from './export/server.ts'
import { homeServer } from './home/server.ts'
import { importServer } from './import/server.ts'
import { jobsServer } from './jobs/server.ts'
import { liveServer } from './live/server.ts'
import { trashServer } from './trash/server.ts'
import { viewsServer } from './views/server.ts'
import { webhooksServer } from './webhooks/server.ts'

/** The features' halves on the server. */
export const serverFeatures: readonly ServerFeature[] = [
  viewsServer,
  bulkServer,
  actionsServer,
  homeServer,
  exportServer,
  importServer,
  activityServer,
  jobsServer,
  webhooksServer,
  liveServer,
  trashServer,
]
