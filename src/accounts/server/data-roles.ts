import { roleOptions } from '../../kinds/core/definition/role-options.ts'
import type { Access } from '../../schema/access/access.ts'
import { accessOfRoles } from '../../schema/access/data-roles.ts'
import { t } from '../../texts/locale.ts'
import {
  storedLabels,
  readStoredRoles,
  withStoredRoles,
  type StoredRole,
} from '../../server/database/stored-roles.ts'
import type { Store } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'

/** The roles as they are now, where they are data, and what follows from them. */
export interface RolesNow {
  readonly names: ReadonlySet<string>
  readonly labels: Readonly<Record<string, string>>
  /** By the names of the entities whose configs say another. */
  readonly access: Readonly<Record<string, Access>>
  /** The entities of a store, with the roles that accounts can have. */
  readonly parts: Pick<Store, 'entities' | 'allEntities'>
  /** What a role is called for whoever reads it. */
  nameOf(role: string): string
}

/** @returns what reads the roles of now; null where they are those of the configs alone */
export function createDataRoles(
  store: Store,
  { entity, account }: AccountEntity,
): () => Promise<RolesNow | null> {
  // What is built of an entity is kept by the object, so that the same roles must make the same ones.
  let last: { readonly key: string; readonly now: RolesNow } | null = null
  return async () => {
    if (!account.roles) return null
    const roles = await readStoredRoles(store.queries, store.entities)
    const key = JSON.stringify(roles)
    if (last?.key !== key) last = { key, now: rolesNow(store, entity.fields[account.role ?? ''], roles) }
    return last.now
  }
}

function rolesNow(
  { entities }: Store,
  field: Parameters<typeof roleOptions>[0],
  roles: readonly StoredRole[],
): RolesNow {
  const all = withStoredRoles(entities, roles)
  const labels = storedLabels(roles)
  return {
    names: new Set(roles.map(({ name }) => name)),
    labels,
    access: accessOfRoles(entities, roles),
    parts: { entities: all, allEntities: all },
    nameOf: (role) => labels[role] ?? t(roleOptions(field)[role] ?? role),
  }
}
