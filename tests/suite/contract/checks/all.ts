import type { Checks } from '../check.ts'
import { creationChecks } from './creations.ts'
import { deletionChecks } from './deletions.ts'
import { dependentChoiceChecks } from './dependent-choices.ts'
import { envelopeChecks } from './envelope.ts'
import { listChecks } from './lists.ts'
import { pictureChecks } from './pictures.ts'
import { refusalChecks } from './refusals.ts'
import { requiredFieldChecks } from './required-fields.ts'
import { searchingChecks } from './searching.ts'
import { sortingChecks } from './sorting.ts'
import { uniqueFieldChecks } from './unique-fields.ts'
import { updateChecks } from './updates.ts'

const subjects: readonly Checks[] = [
  creationChecks,
  listChecks,
  sortingChecks,
  searchingChecks,
  updateChecks,
  refusalChecks,
  requiredFieldChecks,
  uniqueFieldChecks,
  dependentChoiceChecks,
  pictureChecks,
  deletionChecks,
  envelopeChecks,
]

/** Everything that must be true of an entity among these. */
export const allChecks: Checks = (entity, entities) =>
  subjects.flatMap((checksOf) => checksOf(entity, entities))
