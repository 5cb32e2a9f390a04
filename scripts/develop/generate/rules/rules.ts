import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { compareOptions } from '../../../../src/kinds/core/authoring/authorings.ts'
import { findAccessErrors, findUnknownRoles } from './access.ts'
import { findAccountErrors } from './accounts.ts'
import { findAccountFieldErrors } from './account-fields.ts'
import { findCellErrors } from './cells.ts'
import { findCallsAtScreens } from './calls-at-screens.ts'
import { findCheckErrors } from './checks.ts'
import { findComputedErrors } from './computed-fields.ts'
import { findComputedOrder } from './computed-order.ts'
import { findConditionCircles, findConditionErrors } from './conditions.ts'
import { findDependencyCircles } from './dependency-circles.ts'
import { findEndpointErrors } from './endpoint-rules.ts'
import { findOtherIdKinds, findTextAccounts } from './id-kinds.ts'
import { findNameErrors } from './entity-names.ts'
import { findFieldNameErrors } from './field-names.ts'
import { findRelatedListErrors } from './related-lists.ts'
import { findEntityRenames, findFieldRenames } from './renames.ts'
import { findRequiredCircles } from './required-circles.ts'
import { findSectionErrors } from './sections.ts'
import { findSharedColumnNames } from './shared-column-names.ts'
import { findSharedNames } from './shared-names.ts'
import { findStartErrors, findStrangeAuthors } from './starting-values.ts'
import { findTakenRelationNames } from './taken-relation-names.ts'
import { findUnfilledFields } from './unfilled-fields.ts'
import { findUniqueErrors } from './unique-together.ts'
import { findUnknownAccountFields } from './unknown-account-fields.ts'
import { findUnknownColumns } from './unknown-columns.ts'
import { findUnknownDependencies } from './unknown-dependencies.ts'
import { findUnknownPaths } from './unknown-paths.ts'
import { findUnknownRelations } from './unknown-relations.ts'
import { findWidgetErrors } from './widgets.ts'

/** Rules that look at one entity at a time. */
const entityRules: readonly ((entity: EntityParts) => readonly EntityFinding[])[] = [
  findNameErrors,
  findFieldNameErrors,
  findSharedColumnNames,
  findTakenRelationNames,
  findCellErrors,
  findFieldRenames,
  findUnfitOptions,
  findUnknownColumns,
  findSectionErrors,
  findUnfilledFields,
  findWidgetErrors,
  findUnknownDependencies,
  findDependencyCircles,
  findConditionErrors,
  findConditionCircles,
  findStartErrors,
  findCheckErrors,
  findComputedErrors,
  findComputedOrder,
  findUniqueErrors,
  findUnknownAccountFields,
  findAccountFieldErrors,
  findTextAccounts,
  findAccessErrors,
  findEndpointErrors,
]

/** Rules that compare all entities. */
const modelRules: readonly ((all: AllEntities) => readonly Finding[])[] = [
  findSharedNames,
  findEntityRenames,
  findUnknownRelations,
  findOtherIdKinds,
  findRelatedListErrors,
  findRequiredCircles,
  findUnknownPaths,
  findAccountErrors,
  findCallsAtScreens,
  findUnknownRoles,
  findStrangeAuthors,
]

/** Options of a field that are right one by one, but not together. */
function findUnfitOptions({ fields }: EntityParts): readonly EntityFinding[] {
  return Object.entries(fields).flatMap(([name, field]) => compareOptions(name, field))
}

export function findEntityErrors(entity: EntityParts): readonly Finding[] {
  const { file, exportedAs } = entity
  return entityRules.flatMap((find) => find(entity)).map((finding) => ({ ...finding, file, exportedAs }))
}

export function findModelErrors(all: AllEntities): readonly Finding[] {
  return modelRules.flatMap((find) => find(all))
}
