import type { DatabaseKind } from '../harness/databases.ts'
import { accessSuite } from './access.ts'
import { actionsSuite } from './actions.ts'
import { accessWalkSuite } from './access-walk.ts'
import { activitySuite } from './activity.ts'
import { rateLimitSuite } from './rate-limit.ts'
import { badInputSuite } from './bad-input.ts'
import { backupsSuite } from './backups.ts'
import { callsSuite } from './calls.ts'
import { comparisonsSuite } from './comparisons.ts'
import { conditionsSuite } from './conditions.ts'
import { deletionsSuite } from './deletions.ts'
import { devicesSuite } from './devices.ts'
import { jobsSuite } from './jobs.ts'
import { ownEndpointsSuite } from './own-endpoints.ts'
import { pendingUploadsSuite } from './pending-uploads.ts'
import { fieldKindsSuite } from './field-kinds.ts'
import { foldingSuite } from './folding.ts'
import { formerNamesSuite } from './former-names.ts'
import { historySuite } from './history.ts'
import { hooksSuite } from './hooks.ts'
import { idempotencySuite } from './idempotency.ts'
import { imagesSuite } from './images.ts'
import { importsSuite } from './imports.ts'
import { listJsonSuite } from './list-json.ts'
import { listsSuite } from './lists.ts'
import { liveSuite } from './live.ts'
import { lostPasswordsSuite } from './lost-passwords.ts'
import { relationsSuite } from './relations.ts'
import { schemaChangesSuite } from './schema-changes.ts'
import { sessionsSuite } from './sessions.ts'
import { startUpSuite } from './start-up.ts'
import { unchangedAnswersSuite } from './unchanged-answers.ts'
import { trashSuite } from './trash.ts'
import { uniqueTogetherSuite } from './unique-together.ts'
import { updatesSuite } from './updates.ts'
import { validationSuite } from './validation.ts'
import { versionsSuite } from './versions.ts'
import { webhooksSuite } from './webhooks.ts'
import { viewsSuite } from './views.ts'

/** What must be true on every database. */
export const suites: readonly ((kind: DatabaseKind) => void)[] = [
  callsSuite,
  actionsSuite,
  ownEndpointsSuite,
  jobsSuite,
  webhooksSuite,
  sessionsSuite,
  accessSuite,
  accessWalkSuite,
  rateLimitSuite,
  devicesSuite,
  lostPasswordsSuite,
  validationSuite,
  updatesSuite,
  badInputSuite,
  imagesSuite,
  pendingUploadsSuite,
  listsSuite,
  listJsonSuite,
  unchangedAnswersSuite,
  foldingSuite,
  comparisonsSuite,
  conditionsSuite,
  fieldKindsSuite,
  uniqueTogetherSuite,
  deletionsSuite,
  trashSuite,
  relationsSuite,
  versionsSuite,
  viewsSuite,
  idempotencySuite,
  importsSuite,
  historySuite,
  hooksSuite,
  activitySuite,
  liveSuite,
  startUpSuite,
  schemaChangesSuite,
  formerNamesSuite,
  backupsSuite,
]
