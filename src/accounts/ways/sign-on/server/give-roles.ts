import type { StoredRow } from '../../../../server/database/database.ts'
import { meaningOf } from '../../../../kinds/core/meaning/meanings.ts'
import { roleOptions } from '../../../../kinds/core/meaning/role-options.ts'
import type { Claims } from '../../../../schema/account.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import type { Backend } from '../../../../server/backend.ts'
import { updateRecord } from '../../../../server/records/write-records.ts'
import { recordOfRow } from '../../../../server/records/rows/record-of-row.ts'
import { entityNamed, type Store } from '../../../../server/records/store/store.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import type { Identity } from './identity.ts'

/** Gives an account the roles that its person has now, in their name and by which way; the super-administrator keeps theirs. */
export async function giveRoles(
  backend: Backend,
  { name: provider }: { readonly name: string },
  { claims }: Identity,
  row: StoredRow,
): Promise<void> {
  const { account, callers } = backend
  const { role, superAdministrator } = account.account
  const id = Number(row['id'])
  if (role === undefined || id === superAdministrator) return
  const store = await callers.everything()
  const roles = rolesFor(backend, store, claims)
  if (roles === null || isSame(recordOfRow(account.entity, row)[role], roles)) return
  const { name } = await readAuthor(backend, { accountId: id })
  const author = { id, name: `${name} (${provider})` }
  await updateRecord(store, entityOf(backend, store), id, { [role]: roles }, { author, only: [role] })
}

/**
 * As the field of the roles holds them; null where the config asks for none. Roles that there are not are left out.
 * @param store with the roles that there are now
 */
export function rolesFor(backend: Backend, store: Store, claims: Claims): string | readonly string[] | null {
  const { oidc, role = '' } = backend.account.account
  const entity = entityOf(backend, store)
  const field = entity.fields[role]
  if (!oidc?.roles || !field) return null
  const known = roleOptions(field)
  const roles = oidc.roles({ claims }).filter((each) => Object.hasOwn(known, each))
  const isList = meaningOf(field)
    .columns(role, field)
    .some(({ type }) => type === 'json')
  return isList ? roles : (roles[0] ?? '')
}

function entityOf({ account }: Backend, { entities }: Store): AnyEntity {
  return entityNamed(entities, account.entity.name)
}

const listOf = (value: unknown) => [value].flat().filter((each) => each !== null && each !== '')

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(listOf(before).toSorted()) === JSON.stringify(listOf(after).toSorted())
}
