import { rolesAnswers } from '#features/roles/texts.ts'
import type { Read } from '../../../calls/call.ts'
import { withRoleOptions, roleOptions } from '../../../kinds/core/definition/role-options.ts'
import { fold } from '../../../schema/values/fold.ts'
import { inEveryLanguage } from '../../../texts/locale.ts'
import {
  ACCOUNT_ROLES_TABLE,
  addRoleEntry,
  type Author,
  type Backend,
  HttpError,
  inTransaction,
  type Queries,
  readStoredRoles,
  refreshDerived,
  storedLabels,
  type StoredRole,
  type Transact,
} from '../../../server/face.ts'
import type { createRoleCall, RoleUpdate } from '../calls.ts'
import { giveRights, type RightChange } from './give-rights.ts'
import { countHolders, requireRole } from './read-roles.ts'
import { boundOf, hasRight, rightPlaces, type DataRole } from '../../../schema/access/data-roles.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'

/** @returns the name that accounts hold. @throws HttpError where another role is called so. */
export async function createRole(
  backend: Backend,
  { label, like }: Read<typeof createRoleCall.body>,
  by: Author,
): Promise<string> {
  const { store } = backend
  return store.transact(async (transaction) => {
    const roles = await readStoredRoles(transaction, store.entities)
    assertOther(backend, roles, label)
    const model = like === undefined ? undefined : await requireRole(store, like, transaction)
    const name = freeName(label, roles)
    const changed = model ? copyRights(store.entities, model, name) : {}
    await transaction
      .insertInto(ACCOUNT_ROLES_TABLE)
      .values({ name, label, changed: JSON.stringify(changed), version: 1 })
      .execute()
    await tell(backend, transaction, { by, role: label, changes: [{ field: 'label', after: label }] })
    return name
  })
}

/** @returns its version after it. @throws HttpError: 409 where it was changed since it was read. */
export async function updateRole(
  backend: Backend,
  name: string,
  { version, label, ...given }: RoleUpdate,
  by: Author,
): Promise<number> {
  const { store } = backend
  return store.transact(async (transaction) => {
    const role = await requireRole(store, name, transaction)
    if (role.version !== version) throw new HttpError(409, rolesAnswers.changedMeanwhile)
    const { changed, changes } = giveRights(store.entities, role, given)
    const before = calledNow(backend, role)
    const isRenamed = label !== undefined && label !== before
    if (isRenamed) assertOther(backend, await readStoredRoles(transaction, store.entities), label, name)
    const renaming = isRenamed ? [{ field: 'label', before, after: label }] : []
    const all = [...renaming, ...changes]
    if (all.length === 0) return version
    await save(transaction, { ...role, changed, label: isRenamed ? label : role.label })
    await tell(backend, transaction, { by, role: isRenamed ? label : before, changes: all })
    return version + 1
  })
}

/** @throws HttpError for one of the config, and while somebody has it. */
export async function destroyRole(backend: Backend, name: string, by: Author): Promise<void> {
  const { store } = backend
  await store.transact(async (transaction) => {
    const role = await requireRole(store, name, transaction)
    if (role.isOfConfig) throw new HttpError(409, rolesAnswers.ofConfig)
    const holders = await countHolders(inTransaction(store, transaction), backend.account, name)
    if (holders > 0) throw new HttpError(409, rolesAnswers.isHeld(holders))
    await transaction.deleteFrom(ACCOUNT_ROLES_TABLE).where('name', '=', name).execute()
    const label = calledNow(backend, role)
    await tell(backend, transaction, { by, role: label, changes: [{ field: 'label', before: label }] })
  })
}

/** @throws HttpError where another process was first. */
async function save(
  transaction: Queries,
  { name, label, changed, version }: Omit<StoredRole, 'isOfConfig'>,
): Promise<void> {
  const row = { label, changed: JSON.stringify(changed), version: version + 1 }
  const { numUpdatedRows } = await transaction
    .updateTable(ACCOUNT_ROLES_TABLE)
    .set(row)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  if (version > 0) throw new HttpError(409, rolesAnswers.changedMeanwhile)
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto(ACCOUNT_ROLES_TABLE)
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new HttpError(409, rolesAnswers.changedMeanwhile)
}

interface Told {
  readonly by: Author
  readonly role: string
  readonly changes: readonly RightChange[]
}

/** Notes a change of roles, and lets accounts be found by what their roles are called now. */
async function tell({ store, account }: Backend, transaction: Queries, told: Told): Promise<void> {
  const { entity } = account
  await addRoleEntry(transaction, entity, told)
  if (!told.changes.some(({ field }) => field === 'label')) return
  const labels = storedLabels(await readStoredRoles(transaction, store.entities))
  const transact: Transact = (work) => work(transaction)
  const together = { ...inTransaction(store, transaction), transact }
  await refreshDerived(together, withRoleOptions(entity, labels))
}

/** What a role is called, in every language. */
function calledAs({ account: { entity, account } }: Backend, { name, label }: StoredRole): readonly string[] {
  if (label !== '') return [label]
  return inEveryLanguage(roleOptions(entity.fields[account.role ?? ''])[name] ?? name)
}

function calledNow(backend: Backend, role: StoredRole): string {
  return calledAs(backend, role)[0] ?? role.name
}

/** People tell roles apart by what they are called. @throws HttpError */
function assertOther(backend: Backend, roles: readonly StoredRole[], label: string, own = ''): void {
  const others = roles.filter(({ name }) => name !== own).flatMap((role) => calledAs(backend, role))
  if (others.some((each) => fold(each) === fold(label)))
    throw new HttpError(409, rolesAnswers.sameLabel(label))
}

const MAX_NAME_LENGTH = 40

/** What accounts hold: in Latin letters, as it was called at first. */
function freeName(label: string, roles: readonly StoredRole[]): string {
  const words = fold(label)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const first = words.slice(0, MAX_NAME_LENGTH) || 'role'
  const isFree = (name: string) => !roles.some((role) => role.name === name)
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? first : `${first}-${count}`
    if (isFree(name)) return name
  }
}

/** What a new role must be given to have the rights of another one, and to see the rows that it sees. */
function copyRights(entities: readonly AnyEntity[], model: DataRole, name: string): DataRole['changed'] {
  const rights = entities.flatMap((entity) =>
    rightPlaces(entity)
      .filter((place) => !boundOf(entity, place))
      .map((place) => ({ entity: entity.name, ...place, isGiven: hasRight(entity, model, place) })),
  )
  const rows = entities.flatMap(({ name: entity, access }) => {
    const like = model.isOfConfig ? model.name : model.changed[entity]?.rows
    return like !== undefined && access?.rows?.[like] ? [{ entity, rows: like }] : []
  })
  return giveRights(entities, { name, isOfConfig: false, changed: {} }, { rights, rows }).changed
}
