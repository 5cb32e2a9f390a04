import type { DatabaseKind } from '../harness/databases.ts'
import { attemptsSuite } from './attempts.ts'
import { badInputSuite } from './bad-input.ts'
import { backupsSuite } from './backups.ts'
import { callsSuite } from './calls.ts'
import { deletionsSuite } from './deletions.ts'
import { devicesSuite } from './devices.ts'
import { fileClaimsSuite } from './file-claims.ts'
import { foldingSuite } from './folding.ts'
import { formerNamesSuite } from './former-names.ts'
import { historySuite } from './history.ts'
import { idempotencySuite } from './idempotency.ts'
import { imagesSuite } from './images.ts'
import { listJsonSuite } from './list-json.ts'
import { listsSuite } from './lists.ts'
import { lostPasswordsSuite } from './lost-passwords.ts'
import { schemaChangesSuite } from './schema-changes.ts'
import { sessionsSuite } from './sessions.ts'
import { startUpSuite } from './start-up.ts'
import { unchangedAnswersSuite } from './unchanged-answers.ts'
import { updatesSuite } from './updates.ts'
import { validationSuite } from './validation.ts'
import { versionsSuite } from './versions.ts'

/** What must be true on every database. */
export const suites: readonly ((kind: DatabaseKind) => void)[] = [
  callsSuite,
  sessionsSuite,
  attemptsSuite,
  devicesSuite,
  lostPasswordsSuite,
  validationSuite,
  updatesSuite,
  badInputSuite,
  imagesSuite,
  fileClaimsSuite,
  listsSuite,
  listJsonSuite,
  unchangedAnswersSuite,
  foldingSuite,
  deletionsSuite,
  versionsSuite,
  idempotencySuite,
  historySuite,
  startUpSuite,
  schemaChangesSuite,
  formerNamesSuite,
  backupsSuite,
]
