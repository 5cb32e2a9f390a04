import type { Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'
import { findAccountMistakes } from './one-account.ts'
import { findSharedNames } from './shared-names.ts'
import { findUnknownAccountFields } from './unknown-account-fields.ts'
import { findUnknownColumns } from './unknown-columns.ts'
import { findUnknownDependencies } from './unknown-dependencies.ts'
import { findUnknownOptions } from './unknown-options.ts'
import { findUnknownPaths } from './unknown-paths.ts'
import { findUnknownRelations } from './unknown-relations.ts'

/** What one entity can be asked alone. */
const entityRules = [
  findUnknownOptions,
  findUnknownColumns,
  findUnknownDependencies,
  findUnknownAccountFields,
] as const

/** What only all entities together can be asked. */
const modelRules = [findSharedNames, findUnknownRelations, findUnknownPaths, findAccountMistakes] as const

export function findEntityMistakes(file: EntityFile): readonly Mistake[] {
  return entityRules.flatMap((find) => find(file))
}

export function findModelMistakes(entities: readonly EntityFile[]): readonly Mistake[] {
  return modelRules.flatMap((find) => find(entities))
}
