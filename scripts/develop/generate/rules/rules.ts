import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { compareOptions } from '../../../../src/kinds/core/authoring/authorings.ts'
import { checkAccess, checkAccessRoles } from './access.ts'
import { checkAgentApproval, checkAgents } from './agents.ts'
import { checkAccount } from './accounts.ts'
import { checkSignInFields } from './account-fields.ts'
import {
  checkAccountEmail,
  checkAccountStanding,
  checkOwnPassword,
  checkSecondFactor,
} from './account-access.ts'
import { checkPasswordLogin, checkSignOn } from './account-sign-on.ts'
import { checkCustomCells } from './cells.ts'
import { checkCallsAtScreens } from './calls-at-screens.ts'
import { checkEntityChecks } from './checks.ts'
import { checkComputed } from './computed-fields.ts'
import { checkComputedOrder } from './computed-order.ts'
import { checkConditionCircles, checkEntityConditions } from './conditions.ts'
import { checkDayBounds } from './day-bounds.ts'
import { checkDefaultCircles } from './default-circles.ts'
import { checkDependencyCircles } from './dependency-circles.ts'
import { checkEndpoints } from './endpoint-rules.ts'
import { checkOtherIdKinds, checkTextAccounts } from './id-kinds.ts'
import { checkEntityName } from './entity-names.ts'
import { checkFieldNames } from './field-names.ts'
import { checkImportNames } from './import-names.ts'
import { checkNarrowings } from './narrowings.ts'
import { checkRelatedLists } from './related-lists.ts'
import { checkEntityRenames, checkFieldRenames } from './renames.ts'
import { checkRequiredAccess } from './required-access.ts'
import { checkRequiredCircles } from './required-circles.ts'
import { checkRollupAccess } from './rollup-access.ts'
import { checkRollupCircles } from './rollup-circles.ts'
import { checkRollups } from './rollup-fields.ts'
import { checkSections } from './sections.ts'
import { checkSharedColumnNames } from './shared-column-names.ts'
import { checkSharedNames } from './shared-names.ts'
import { checkRowRules } from './row-rules.ts'
import { checkStartingValues, checkAuthors } from './starting-values.ts'
import { checkStages } from './stages.ts'
import { checkTakenRelationNames } from './taken-relation-names.ts'
import { checkTree } from './trees.ts'
import { checkUnfilledFields } from './unfilled-fields.ts'
import { checkUniqueTogether } from './unique-together.ts'
import { checkAccountFields } from './unknown-account-fields.ts'
import { checkColumns } from './unknown-columns.ts'
import { checkDependencies } from './unknown-dependencies.ts'
import { checkPaths } from './unknown-paths.ts'
import { checkRelations } from './unknown-relations.ts'
import { checkWidgets } from './widgets.ts'

/** Rules that look at one entity at a time. */
const entityRules: readonly ((entity: EntityParts) => readonly EntityFinding[])[] = [
  checkEntityName,
  checkFieldNames,
  checkSharedColumnNames,
  checkTakenRelationNames,
  checkCustomCells,
  checkFieldRenames,
  checkImportNames,
  checkOptions,
  checkColumns,
  checkTree,
  checkSections,
  checkUnfilledFields,
  checkWidgets,
  checkDependencies,
  checkDependencyCircles,
  checkEntityConditions,
  checkConditionCircles,
  checkDayBounds,
  checkStages,
  checkStartingValues,
  checkDefaultCircles,
  checkEntityChecks,
  checkComputed,
  checkComputedOrder,
  checkUniqueTogether,
  checkAccountFields,
  checkSignInFields,
  checkAccountStanding,
  checkAccountEmail,
  checkOwnPassword,
  checkSecondFactor,
  checkSignOn,
  checkPasswordLogin,
  checkAgents,
  checkTextAccounts,
  checkAccess,
  checkEndpoints,
]

/** Rules that compare all entities. */
const modelRules: readonly ((all: AllEntities) => readonly Finding[])[] = [
  checkSharedNames,
  checkEntityRenames,
  checkRelations,
  checkOtherIdKinds,
  checkNarrowings,
  checkRelatedLists,
  checkRollups,
  checkRollupCircles,
  checkRollupAccess,
  checkRequiredCircles,
  checkRequiredAccess,
  checkPaths,
  checkAccount,
  checkCallsAtScreens,
  checkAccessRoles,
  checkRowRules,
  checkAuthors,
  checkAgentApproval,
]

/** Options of a field that are right one by one, but not together. */
function checkOptions({ fields }: EntityParts): readonly EntityFinding[] {
  return Object.entries(fields).flatMap(([name, field]) => compareOptions(name, field))
}

export function checkEntityRules(entity: EntityParts): readonly Finding[] {
  const { file, exportedAs } = entity
  return entityRules.flatMap((find) => find(entity)).map((finding) => ({ ...finding, file, exportedAs }))
}

export function checkModel(all: AllEntities): readonly Finding[] {
  return modelRules.flatMap((find) => find(all))
}
