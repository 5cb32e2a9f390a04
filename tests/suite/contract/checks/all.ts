import type { Checks } from '../check.ts'
import { creationChecks } from './creations.ts'
import { deletionChecks } from './deletions.ts'
import { dependentChoiceChecks } from './dependent-choices.ts'
import { envelopeChecks } from './envelope.ts'
import { historyChecks } from './histories.ts'
import { listChecks } from './lists.ts'
import { pictureChecks } from './pictures.ts'
import { refusalChecks } from './refusals.ts'
import { repeatedCreationChecks } from './repeated-creations.ts'
import { requiredFieldChecks } from './required-fields.ts'
import { searchingChecks } from './searching.ts'
import { sortingChecks } from './sorting.ts'
import { uniqueFieldChecks } from './unique-fields.ts'
import { updateChecks } from './updates.ts'
import { versionChecks } from './versions.ts'

const ofTheDatabase: readonly Checks[] = [
  creationChecks,
  listChecks,
  sortingChecks,
  searchingChecks,
  updateChecks,
  uniqueFieldChecks,
  deletionChecks,
  versionChecks,
  repeatedCreationChecks,
  historyChecks,
]

const beforeTheDatabase: readonly Checks[] = [
  refusalChecks,
  requiredFieldChecks,
  dependentChoiceChecks,
  pictureChecks,
  envelopeChecks,
]

/** Everything that must be true of an entity among these. */
export const allChecks: Checks = (entity, entities) =>
  [...ofTheDatabase, ...beforeTheDatabase].flatMap((checksOf) => checksOf(entity, entities))

/** What one database could do otherwise than another; the rest is decided before either is asked. */
export const databaseChecks: Checks = (entity, entities) =>
  ofTheDatabase.flatMap((checksOf) => checksOf(entity, entities))
