import type { Suite } from '../../../contract/harness/run-suites.ts'
import { activitySuite } from './features/activity.ts'
import { backupsSuite } from './backups.ts'
import { badInputSuite } from './bad-input.ts'
import { callsSuite } from './calls.ts'
import { deletionsSuite } from './records/deletions.ts'
import { devicesSuite } from './accounts/devices.ts'
import { historySuite } from './records/history.ts'
import { homeSuite } from './features/home.ts'
import { idempotencySuite } from './records/idempotency.ts'
import { imagesSuite } from './records/images.ts'
import { importUndoSuite } from './features/import-undo.ts'
import { importsSuite } from './features/imports.ts'
import { languagesSuite } from './accounts/languages.ts'
import { listsSuite } from './lists.ts'
import { liveSuite } from './features/live.ts'
import { lostPasswordsSuite } from './accounts/lost-passwords.ts'
import { pendingUploadsSuite } from './records/pending-uploads.ts'
import { plansSuite } from './plans.ts'
import { fuzzedDoorsSuite } from './accounts/fuzzed-doors.ts'
import { rateLimitSuite } from './accounts/rate-limit.ts'
import { sessionsSuite } from './accounts/sessions.ts'
import { sheetLanguagesSuite } from './features/sheet-languages.ts'
import { startUpSuite } from './start-up.ts'
import { trashSuite } from './features/trash.ts'
import { unchangedAnswersSuite } from './unchanged-answers.ts'
import { updatesSuite } from './records/updates.ts'
import { validationSuite } from './records/validation.ts'
import { versionsSuite } from './records/versions.ts'
import { viewsSuite } from './features/views.ts'

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
