import type { AnyEntity } from '../../../src/schema/entity.ts'
import { isEntity } from './checks/entity-check.ts'
import type { AccountEntity, EntityFile, Model } from './model.ts'
import type { EntityModule } from './read-modules.ts'

/** The model of all entity files, in which nothing is wrong. */
export function buildModel(modules: readonly EntityModule[]): Model {
  const entities = modules.flatMap(readEntity).sort(inMenuOrder)
  return { entities, account: findAccount(entities) }
}

function readEntity({ file, exports }: EntityModule): readonly EntityFile[] {
  return Object.values(exports)
    .filter(isEntity)
    .map((entity) => ({ file, entity }))
}

function inMenuOrder(one: EntityFile, other: EntityFile): number {
  return menuPlace(one) - menuPlace(other) || (one.entity.name < other.entity.name ? -1 : 1)
}

/** What no menu leads to comes last; a difference of infinities would be no order. */
function menuPlace({ entity }: EntityFile): number {
  return entity.menu?.order ?? Number.MAX_SAFE_INTEGER
}

function findAccount(entities: readonly EntityFile[]): AccountEntity {
  const account = entities.map(({ entity }) => entity).find(isAccount)
  if (!account) throw new Error('a rule sees to it that one entity has an account')
  return account
}

function isAccount(entity: AnyEntity): entity is AccountEntity {
  return entity.account !== undefined
}
