import { choicesCheck } from './choices.ts'
import { copyCheck } from './copy.ts'
import { createCheck } from './create.ts'
import { dailyWorkCheck } from './daily-work.ts'
import { deletionCheck, refusedDeletionCheck } from './deletion.ts'
import { editCheck } from './edit.ts'
import { errorsCheck } from './errors.ts'
import { filesCheck } from './files.ts'
import { languagesCheck } from './languages.ts'
import { listCheck, listStatesCheck } from './list.ts'
import { picturesCheck } from './pictures.ts'
import { relatedCheck } from './related.ts'
import type { Check } from '../harness/for-each-entity.ts'

/** All that is looked at, in the order in which it is. */
export const allChecks: readonly Check[] = [
  listCheck,
  listStatesCheck,
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
]
