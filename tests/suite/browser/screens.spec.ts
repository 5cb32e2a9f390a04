import { choicesCheck } from './checks/choices.ts'
import { copyCheck } from './checks/copy.ts'
import { createCheck } from './checks/create.ts'
import { dailyWorkCheck } from './checks/daily-work.ts'
import { deletionCheck, refusedDeletionCheck } from './checks/deletion.ts'
import { editCheck } from './checks/edit.ts'
import { errorsCheck } from './checks/errors.ts'
import { filesCheck } from './checks/files.ts'
import { languagesCheck } from './checks/languages.ts'
import { listCheck } from './checks/list.ts'
import { picturesCheck } from './checks/pictures.ts'
import { relatedCheck } from './checks/related.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity([
  listCheck,
  dailyWorkCheck,
  filesCheck,
  createCheck,
  editCheck,
  copyCheck,
  errorsCheck,
  picturesCheck,
  choicesCheck,
  relatedCheck,
  languagesCheck,
  deletionCheck,
  refusedDeletionCheck,
])
