import type { Suite } from '../../../contract/harness/run-suites.ts'
import { activitySuite } from './activity.ts'
import { backupsSuite } from './backups.ts'
import { badInputSuite } from './bad-input.ts'
import { callsSuite } from './calls.ts'
import { deletionsSuite } from './deletions.ts'
import { devicesSuite } from './devices.ts'
import { historySuite } from './history.ts'
import { homeSuite } from './home.ts'
import { idempotencySuite } from './idempotency.ts'
import { imagesSuite } from './images.ts'
import { importUndoSuite } from './import-undo.ts'
import { importsSuite } from './imports.ts'
import { languagesSuite } from './languages.ts'
import { listsSuite } from './lists.ts'
import { liveSuite } from './live.ts'
import { lostPasswordsSuite } from './lost-passwords.ts'
import { pendingUploadsSuite } from './pending-uploads.ts'
import { plansSuite } from './plans.ts'
import { fuzzedDoorsSuite } from './fuzzed-doors.ts'
import { rateLimitSuite } from './rate-limit.ts'
import { sessionsSuite } from './sessions.ts'
import { sheetLanguagesSuite } from './sheet-languages.ts'
import { startUpSuite } from './start-up.ts'
import { trashSuite } from './trash.ts'
import { unchangedAnswersSuite } from './unchanged-answers.ts'
import { updatesSuite } from './updates.ts'
import { validationSuite } from './validation.ts'
import { versionsSuite } from './versions.ts'
import { viewsSuite } from './views.ts'

/** What must be true of this program, and of the engine by its entities. */
export const suites: readonly Suite[] = [
  sessionsSuite,
  updatesSuite,
  badInputSuite,
  listsSuite,
  unchangedAnswersSuite,
  deletionsSuite,
  trashSuite,
  versionsSuite,
  idempotencySuite,
  importsSuite,
  importUndoSuite,
  historySuite,
  activitySuite,
  liveSuite,
  startUpSuite,
  backupsSuite,
  plansSuite,
  devicesSuite,
  lostPasswordsSuite,
  validationSuite,
  pendingUploadsSuite,
  homeSuite,
  viewsSuite,
  callsSuite,
  rateLimitSuite,
  fuzzedDoorsSuite,
  languagesSuite,
  imagesSuite,
  sheetLanguagesSuite,
]
