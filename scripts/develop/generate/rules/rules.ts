import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { compareOptions } from '../../../../src/kinds/core/authoring/authorings.ts'
import { checkAccess, checkAccessRoles, checkRequiredAccess, checkRowRules } from './access.ts'
import { checkAgentApproval, checkAgents } from './agents.ts'
import {
  checkAccount,
  checkSignInFields,
  checkAccountEmail,
  checkAccountStanding,
  checkOwnPassword,
  checkSecondFactor,
  checkPasswordLogin,
  checkSignOn,
  checkAccountFields,
} from './accounts.ts'
import { checkCustomCells, checkRelatedLists, checkSections } from './lists.ts'
import { checkCallsAtScreens, checkEndpoints } from './endpoints.ts'
import {
  checkEntityChecks,
  checkOtherIdKinds,
  checkTextAccounts,
  checkEntityRenames,
  checkFieldRenames,
  checkTree,
  checkUniqueTogether,
} from './entities.ts'
import { checkComputed, checkComputedOrder } from './computed.ts'
import { checkConditionCircles, checkEntityConditions } from './conditions.ts'
import { checkDayBounds, checkStartingValues, checkAuthors, checkUnfilledFields } from './values.ts'
import { checkDefaultCircles, checkDependencyCircles, checkRequiredCircles } from './circles.ts'
import {
  checkEntityName,
  checkFieldNames,
  checkImportNames,
  checkSentNames,
  checkSharedColumnNames,
  checkTakenRelationNames,
} from './names.ts'
import { checkNarrowings } from './narrowings.ts'
import { checkRollupAccess, checkRollupCircles, checkRollups } from './rollups.ts'
import { checkSharedNames } from './shared-names.ts'
import { checkStages } from './stages.ts'
import { checkColumns, checkDependencies, checkPaths, checkRelations } from './unknown-names.ts'
import { checkWidgets } from './dashboards.ts'

/** Rules that look at one entity at a time, some of them among all. */
const entityRules: readonly ((entity: EntityParts, all: AllEntities) => readonly EntityFinding[])[] = [
  checkEntityName,
  checkFieldNames,
  checkSentNames,
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
  checkRelations,
  checkOtherIdKinds,
  checkNarrowings,
  checkRelatedLists,
  checkRollups,
  checkRollupAccess,
  checkRequiredAccess,
  checkPaths,
  checkCallsAtScreens,
  checkAccessRoles,
  checkRowRules,
  checkAuthors,
  checkAgentApproval,
]

/** Rules that compare all entities. */
const modelRules: readonly ((all: AllEntities) => readonly Finding[])[] = [
  checkSharedNames,
  checkEntityRenames,
  checkRollupCircles,
  checkRequiredCircles,
  checkAccount,
]

/** Options of a field that are right one by one, but not together. */
function checkOptions({ fields }: EntityParts): readonly EntityFinding[] {
  return Object.entries(fields).flatMap(([name, field]) => compareOptions(name, field))
}

export function checkModel(all: AllEntities): readonly Finding[] {
  const ofEntities = all.entities.flatMap((entity) => {
    const { file, exportedAs } = entity
    return entityRules
      .flatMap((find) => find(entity, all))
      .map((finding) => ({ ...finding, file, exportedAs }))
  })
  return [...ofEntities, ...modelRules.flatMap((find) => find(all))]
}
