// Generated from src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { ServerFeature } from '../../server/feature.ts'
import { homeServer } from '../home/server.ts'
import { bulkServer } from '../bulk/server.ts'
import { actionsServer } from '../actions/server.ts'
import { importServer } from '../import/server.ts'
import { exportServer } from '../export/server.ts'
import { viewsServer } from '../views/server.ts'
import { liveServer } from '../live/server.ts'
import { activityServer } from '../activity/server.ts'
import { jobsServer } from '../jobs/server.ts'
import { webhooksServer } from '../webhooks/server.ts'
import { trashServer } from '../trash/server.ts'
import { rolesServer } from '../roles/server.ts'
import { secondFactorServer } from '../../accounts/ways/second-factor/server.ts'
import { passkeysServer } from '../../accounts/ways/passkeys/server.ts'
import { sessionsServer } from '../../accounts/ways/sessions/server.ts'
import { apiKeysServer } from '../../accounts/ways/api-keys/server.ts'
import { agentsServer } from '../agents/server.ts'
import { stepUpServer } from '../../accounts/ways/step-up/server.ts'
import { invitationsServer } from '../../accounts/ways/invitations/server.ts'
import { signOnServer } from '../../accounts/ways/sign-on/server.ts'

/** The features' halves on the server. */
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
  rolesServer,
  secondFactorServer,
  passkeysServer,
  sessionsServer,
  apiKeysServer,
  agentsServer,
  stepUpServer,
  invitationsServer,
  signOnServer,
]
