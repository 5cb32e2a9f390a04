import type { Checks } from '../check.ts'
import { actionChecks } from './behaviour/actions.ts'
import { accessChecks } from './accounts/access.ts'
import { accountChecks } from './accounts/accounts.ts'
import { agentChecks } from './accounts/agents.ts'
import { badgeChecks } from './list/badges.ts'
import { bulkChecks } from './records/bulk.ts'
import { computedChecks } from './records/computed.ts'
import { conditionChecks } from './validation/conditions.ts'
import { creationChecks } from './records/creations.ts'
import { dataRoleChecks } from './accounts/data-roles.ts'
import { deletionChecks } from './records/deletions.ts'
import { dependentChoiceChecks } from './validation/dependent-choices.ts'
import { entityCheckChecks } from './validation/entity-checks.ts'
import { envelopeChecks } from './validation/envelope.ts'
import { exportChecks } from './list/exporting.ts'
import { filteringChecks } from './list/filtering.ts'
import { historyChecks } from './records/histories.ts'
import { importChecks } from './records/importing.ts'
import { listChecks } from './list/lists.ts'
import { lockChecks } from './validation/locks.ts'
import { narrowingChecks } from './validation/narrowings.ts'
import { periodChecks } from './list/periods.ts'
import { pictureChecks } from './records/pictures.ts'
import { proofChecks } from './accounts/proofs.ts'
import { readOnlyChecks } from './validation/read-only.ts'
import { refusalChecks } from './validation/refusals.ts'
import { repeatedCreationChecks } from './records/repeated-creations.ts'
import { requiredFieldChecks } from './validation/required-fields.ts'
import { rollupChecks } from './records/rollups.ts'
import { searchingChecks } from './list/searching.ts'
import { signOnChecks } from './accounts/sign-on.ts'
import { sortingChecks } from './list/sorting.ts'
import { stageChecks } from './validation/stages.ts'
import { startingValueChecks } from './records/starting-values.ts'
import { treeChecks } from './list/trees.ts'
import { takenAlongChecks } from './records/taken-along.ts'
import { trashChecks } from './records/trash.ts'
import { uniqueFieldChecks } from './validation/unique-fields.ts'
import { uniqueTogetherChecks } from './validation/unique-together.ts'
import { updateChecks } from './records/updates.ts'
import { versionChecks } from './records/versions.ts'
import { widgetChecks } from './list/widgets.ts'

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
