// Generated from entities/: edit that instead, then run "npm run generate".
import type { ServerFeature } from '../server/feature.ts'
import { homeServer } from '../features/home/server.ts'
import { bulkServer } from '../features/bulk/server.ts'
import { actionsServer } from '../features/actions/server.ts'
import { importServer } from '../features/import/server.ts'
import { exportServer } from '../features/export/server.ts'
import { viewsServer } from '../features/views/server.ts'
import { liveServer } from '../features/live/server.ts'
import { activityServer } from '../features/activity/server.ts'
import { jobsServer } from '../features/jobs/server.ts'
import { webhooksServer } from '../features/webhooks/server.ts'
import { trashServer } from '../features/trash/server.ts'
import { secondFactorServer } from '../accounts/ways/second-factor/server.ts'
import { sessionsServer } from '../accounts/ways/sessions/server.ts'
import { stepUpServer } from '../accounts/ways/step-up/server.ts'
import { invitationsServer } from '../accounts/ways/invitations/server.ts'

/** The halves on the server of what this program has. */
export const serverFeatures: readonly ServerFeature[] = [
  homeServer,
  bulkServer,
  actionsServer,
  importServer,
  exportServer,
  viewsServer,
  liveServer,
  activityServer,
  jobsServer,
  webhooksServer,
  trashServer,
  secondFactorServer,
  sessionsServer,
  stepUpServer,
  invitationsServer,
]
