import { changedRightsSchema } from '../../calls/data-roles.ts'
import { roleOptions, withRoleOptions, type RoleLabels } from '../../kinds/core/definition/role-options.ts'
import { areRolesData, type DataRole } from '../../schema/access/data-roles.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Queries, StoredRow } from './database.ts'
import { ACCOUNT_ROLES_TABLE } from './system-tables.ts'

/** A role where roles are data. */
export interface StoredRole extends DataRole {
  /** As people have called it; empty for one of the config's that is called as there. */
  readonly label: string
  /** Counts its changes; 0 before the first. */
  readonly version: number
}

/** The roles that accounts can have, those of the config first; none where roles are no data. */
export async function readStoredRoles(
  queries: Queries,
  entities: readonly AnyEntity[],
): Promise<readonly StoredRole[]> {
  const accounts = entities.find(({ account }) => account)
  if (!accounts || !areRolesData(entities)) return []
  const rows = await queries.selectFrom(ACCOUNT_ROLES_TABLE).selectAll().orderBy('id').execute()
  const stored = rows.map(roleOfRow)
  const configured = Object.keys(roleOptions(accounts.fields[accounts.account?.role ?? '']))
  return [
    ...configured.map((name) => {
      const changed = stored.find((role) => role.name === name) ?? { label: '', version: 0, changed: {} }
      return { ...changed, name, isOfConfig: true }
    }),
    ...stored.filter(({ name }) => !configured.includes(name)),
  ]
}

function roleOfRow(row: StoredRow): StoredRole {
  return {
    name: String(row['name']),
    label: String(row['label']),
    version: Number(row['version']),
    isOfConfig: false,
    changed: changedRightsSchema.parse(JSON.parse(String(row['changed']))),
  }
}

/** What roles are called that the config does not know, or calls otherwise. */
export function storedLabels(roles: readonly StoredRole[]): RoleLabels {
  return Object.fromEntries(
    roles.flatMap(({ name, label, isOfConfig }) =>
      label === '' && isOfConfig ? [] : [[name, label || name]],
    ),
  )
}

/** The entities as they are with these roles. */
export function withStoredRoles(
  entities: readonly AnyEntity[],
  roles: readonly StoredRole[],
): readonly AnyEntity[] {
  const labels = storedLabels(roles)
  return entities.map((entity) => withRoleOptions(entity, labels))
}
