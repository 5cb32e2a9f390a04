import type { Checks } from '../check.ts'
import { actionChecks } from './actions.ts'
import { accessChecks } from './access.ts'
import { accountChecks } from './accounts.ts'
import { agentChecks } from './agents.ts'
import { badgeChecks } from './badges.ts'
import { bulkChecks } from './bulk.ts'
import { computedChecks } from './computed.ts'
import { conditionChecks } from './conditions.ts'
import { creationChecks } from './creations.ts'
import { dataRoleChecks } from './data-roles.ts'
import { deletionChecks } from './deletions.ts'
import { dependentChoiceChecks } from './dependent-choices.ts'
import { entityCheckChecks } from './entity-checks.ts'
import { envelopeChecks } from './envelope.ts'
import { exportChecks } from './exporting.ts'
import { filteringChecks } from './filtering.ts'
import { historyChecks } from './histories.ts'
import { importChecks } from './importing.ts'
import { listChecks } from './lists.ts'
import { lockChecks } from './locks.ts'
import { narrowingChecks } from './narrowings.ts'
import { periodChecks } from './periods.ts'
import { pictureChecks } from './pictures.ts'
import { proofChecks } from './proofs.ts'
import { readOnlyChecks } from './read-only.ts'
import { refusalChecks } from './refusals.ts'
import { repeatedCreationChecks } from './repeated-creations.ts'
import { requiredFieldChecks } from './required-fields.ts'
import { rollupChecks } from './rollups.ts'
import { searchingChecks } from './searching.ts'
import { signOnChecks } from './sign-on.ts'
import { sortingChecks } from './sorting.ts'
import { stageChecks } from './stages.ts'
import { startingValueChecks } from './starting-values.ts'
import { treeChecks } from './trees.ts'
import { takenAlongChecks } from './taken-along.ts'
import { trashChecks } from './trash.ts'
import { uniqueFieldChecks } from './unique-fields.ts'
import { uniqueTogetherChecks } from './unique-together.ts'
import { updateChecks } from './updates.ts'
import { versionChecks } from './versions.ts'
import { widgetChecks } from './widgets.ts'

const ofTheDatabase: readonly Checks[] = [
  creationChecks,
  startingValueChecks,
  computedChecks,
  rollupChecks,
  listChecks,
  sortingChecks,
  searchingChecks,
  filteringChecks,
  periodChecks,
  bulkChecks,
  actionChecks,
  exportChecks,
  importChecks,
  updateChecks,
  uniqueFieldChecks,
  uniqueTogetherChecks,
  deletionChecks,
  takenAlongChecks,
  trashChecks,
  treeChecks,
  versionChecks,
  repeatedCreationChecks,
  historyChecks,
  widgetChecks,
  badgeChecks,
  accessChecks,
]

const beforeTheDatabase: readonly Checks[] = [
  conditionChecks,
  lockChecks,
  stageChecks,
  readOnlyChecks,
  entityCheckChecks,
  refusalChecks,
  requiredFieldChecks,
  dependentChoiceChecks,
  narrowingChecks,
  pictureChecks,
  envelopeChecks,
  accountChecks,
  agentChecks,
  proofChecks,
  signOnChecks,
  dataRoleChecks,
]

/** Everything that must be true of an entity among these. */
export const allChecks: Checks = (entity, entities) =>
  [...ofTheDatabase, ...beforeTheDatabase].flatMap((checksOf) => checksOf(entity, entities))

/** What one database could do otherwise than another; the rest is decided before either is asked. */
export const databaseChecks: Checks = (entity, entities) =>
  ofTheDatabase.flatMap((checksOf) => checksOf(entity, entities))
