import { rolesAnswers } from '#features/roles/texts.ts'
import { ROLE_CHANGED } from '../../../calls/audit-log.ts'
import {
  type AccountEntity,
  AUDIT_LOG_TABLE,
  authorOfRow,
  type Backend,
  changesOfRow,
  HttpError,
  listPage,
  type Queries,
  readStoredRoles,
  type Store,
  type StoredRole,
  type StoredRow,
} from '../../../server/face.ts'
import { TOLD_CHANGES, type RoleEntry, type RoleState } from '../calls.ts'

interface Roles {
  readonly roles: readonly RoleState[]
  readonly history: readonly RoleEntry[]
}

/** The roles with how many have them, and their latest changes. */
export async function listRoles(backend: Backend): Promise<Roles> {
  const { store, account } = backend
  const roles: RoleState[] = []
  for (const role of await readStoredRoles(store.queries, store.entities)) {
    const { name, label, version, isOfConfig, changed } = role
    roles.push({
      name,
      label,
      version,
      isOfConfig,
      changed,
      holders: await countHolders(store, account, name),
    })
  }
  return { roles, history: await readChanges(store.queries, account.entity.name) }
}

/** How many accounts have a role. */
export async function countHolders(
  store: Store,
  { entity, account }: AccountEntity,
  role: string,
): Promise<number> {
  const field = account.role ?? ''
  const has = { field, operator: 'in', values: [role] } as const
  const { total } = await listPage(store, entity, { page: 1, pageSize: 1, filters: [has] })
  return total
}

/** @throws HttpError where there is no such role. */
export async function requireRole(
  { entities }: Pick<Store, 'entities'>,
  name: string,
  queries: Queries,
): Promise<StoredRole> {
  const role = (await readStoredRoles(queries, entities)).find((each) => each.name === name)
  if (!role) throw new HttpError(404, rolesAnswers.noSuchRole)
  return role
}

async function readChanges(queries: Queries, entity: string): Promise<readonly RoleEntry[]> {
  const rows = await queries
    .selectFrom(AUDIT_LOG_TABLE)
    .selectAll()
    .where('entity', '=', entity)
    .where('action', '=', ROLE_CHANGED)
    .orderBy('id', 'desc')
    .limit(TOLD_CHANGES)
    .execute()
  return rows.map(entryOfRow)
}

function entryOfRow(row: StoredRow): RoleEntry {
  return {
    id: Number(row['id']),
    at: String(row['made_at']),
    by: authorOfRow(row),
    role: String(row['source']),
    changes: changesOfRow(row).map(({ field, before, after }) => ({ of: field, before, after })),
  }
}
