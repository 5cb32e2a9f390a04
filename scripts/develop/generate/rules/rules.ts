import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { Complaint, Finding } from '../diagnostics/finding.ts'
import { findAccountMistakes } from './accounts.ts'
import { findDependencyCircles } from './dependency-circles.ts'
import { findEndpointMistakes } from './endpoint-rules.ts'
import { findNameMistakes } from './entity-names.ts'
import { findFieldNameMistakes } from './field-names.ts'
import { findNumberMistakes } from './number-limits.ts'
import { findEntityRenames, findFieldRenames } from './renames.ts'
import { findSharedColumnNames } from './shared-column-names.ts'
import { findSharedNames } from './shared-names.ts'
import { findTakenRelationNames } from './taken-relation-names.ts'
import { findUnknownAccountFields } from './unknown-account-fields.ts'
import { findUnknownColumns } from './unknown-columns.ts'
import { findUnknownDependencies } from './unknown-dependencies.ts'
import { findUnknownPaths } from './unknown-paths.ts'
import { findUnknownRelations } from './unknown-relations.ts'

/** What one entity can be asked alone. */
const entityRules: readonly ((entity: EntityParts) => readonly Complaint[])[] = [
  findNameMistakes,
  findFieldNameMistakes,
  findSharedColumnNames,
  findTakenRelationNames,
  findFieldRenames,
  findNumberMistakes,
  findUnknownColumns,
  findUnknownDependencies,
  findDependencyCircles,
  findUnknownAccountFields,
  findEndpointMistakes,
]

/** What only all entities together can be asked. */
const modelRules: readonly ((all: AllEntities) => readonly Finding[])[] = [
  findSharedNames,
  findEntityRenames,
  findUnknownRelations,
  findUnknownPaths,
  findAccountMistakes,
]

export function findEntityMistakes(entity: EntityParts): readonly Finding[] {
  const { file, exportedAs } = entity
  return entityRules.flatMap((find) => find(entity)).map((complaint) => ({ ...complaint, file, exportedAs }))
}

export function findModelMistakes(all: AllEntities): readonly Finding[] {
  return modelRules.flatMap((find) => find(all))
}
