import { choicesCheck } from './checks/choices.ts'
import { createCheck } from './checks/create.ts'
import { deletionCheck, refusedDeletionCheck } from './checks/deletion.ts'
import { editCheck } from './checks/edit.ts'
import { errorsCheck } from './checks/errors.ts'
import { listCheck } from './checks/list.ts'
import { picturesCheck } from './checks/pictures.ts'
import { forEachEntity } from './harness/for-each-entity.ts'

forEachEntity([
  listCheck,
  createCheck,
  editCheck,
  errorsCheck,
  picturesCheck,
  choicesCheck,
  deletionCheck,
  refusedDeletionCheck,
])
