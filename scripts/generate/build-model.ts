import type { AnyEntity } from '../../src/schema/entity.ts'
import { assertNoMistakes } from './mistake.ts'
import type { AccountEntity, EntityFile, Model } from './model.ts'
import type { EntityModule } from './read-modules.ts'
import { findModuleMistakes, isEntity } from './rules/module-rules.ts'
import { findEntityMistakes, findModelMistakes } from './rules/rules.ts'

/**
 * The model of all entity files.
 * @throws MistakesError with everything that is wrong. What compares entities is asked only once each of them is
 * well formed, or one mistake would be told many times.
 */
export function buildModel(modules: readonly EntityModule[]): Model {
  const entities = modules.flatMap(readEntity).sort(inMenuOrder)
  const own = [...modules.flatMap(findModuleMistakes), ...entities.flatMap(findEntityMistakes)]
  assertNoMistakes(own.length > 0 ? own : findModelMistakes(entities))
  return { entities, account: findAccount(entities) }
}

function readEntity({ file, exports }: EntityModule): readonly EntityFile[] {
  return Object.values(exports)
    .filter(isEntity)
    .map((entity) => ({ file, entity }))
}

function inMenuOrder(one: EntityFile, other: EntityFile): number {
  return one.entity.menu.order - other.entity.menu.order || (one.entity.name < other.entity.name ? -1 : 1)
}

function findAccount(entities: readonly EntityFile[]): AccountEntity {
  const account = entities.map(({ entity }) => entity).find(isAccount)
  if (!account) throw new Error('a rule sees to it that one entity has an account')
  return account
}

function isAccount(entity: AnyEntity): entity is AccountEntity {
  return entity.account !== undefined
}
