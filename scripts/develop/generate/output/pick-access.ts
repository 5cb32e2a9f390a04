import type { Access } from '../../../../src/schema/access/access.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'

/** The lists of an entity's access that decide who sees something; undefined where all do. */
export function pickAccess(
  { access = {} }: Pick<AnyEntity, 'access'>,
  keys: readonly (keyof Access & ('menu' | 'list' | 'read' | 'create'))[],
): object | undefined {
  const named = keys.flatMap((key) => (access[key] ? [[key, access[key]] as const] : []))
  return named.length === 0 ? undefined : Object.fromEntries(named)
}
