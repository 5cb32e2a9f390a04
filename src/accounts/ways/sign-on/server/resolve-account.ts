import type { StoredRow } from '../../../../server/database/database.ts'
import type { Backend } from '../../../../server/backend.ts'
import { recordSession } from '../../../server/http/log-in.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import { readAccountStatus } from '../../../server/account-status.ts'
import type { Provider } from './providers.ts'
import { linkedMail } from './mails.ts'
import { findByEmail, findKnown, remember, verifiedEmail, type Identity } from './identity.ts'
import { SignOnRefusal } from './refusal.ts'
import { randomPassword } from '../../../../kinds/password/storage.ts'
import type { Claims, SignOn } from '../../../../schema/access/account.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { createRecord, updateRecord } from '../../../../server/records/write-records.ts'
import { entityNamed, type Store } from '../../../../server/records/store/store.ts'
import type { Payload } from '../../../../server/records/validation/parse-payload.ts'
import { readAccountRow } from '../../../server/links.ts'
import { definitionOf } from '../../../../kinds/core/definition/definitions.ts'
import { roleOptions } from '../../../../kinds/core/definition/role-options.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import { recordOfRow } from '../../../../server/records/rows/record-of-row.ts'

/** Gives an account the roles that its person has now, in their name and by which way; the super-administrator keeps theirs. */
async function giveRoles(
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
function rolesFor(backend: Backend, store: Store, claims: Claims): string | readonly string[] | null {
  const { oidc, role = '' } = backend.account.account
  const entity = entityOf(backend, store)
  const field = entity.fields[role]
  if (!oidc?.roles || !field) return null
  const known = roleOptions(field)
  const roles = oidc.roles({ claims }).filter((each) => Object.hasOwn(known, each))
  const isList = definitionOf(field)
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

/** The account of a person, known by the subject, found by the address, or made; with the roles of now. @throws SignOnRefusal */
export async function resolveAccount(
  backend: Backend,
  provider: Provider,
  person: Identity,
): Promise<StoredRow> {
  const { store, account } = backend
  const row =
    (await findKnown(store.queries, account, person)) ??
    (await findAndRemember(backend, provider, person)) ??
    (await createAccount(backend, person))
  if (!row) throw new SignOnRefusal('unknown')
  await assertOpen(backend, Number(row['id']))
  await giveRoles(backend, provider, person, row)
  return row
}

/** @throws SignOnRefusal for the super-administrator: no word of a provider leads to an account that may do everything. */
async function findAndRemember(
  backend: Backend,
  provider: Provider,
  person: Identity,
): Promise<StoredRow | null> {
  const { store, account, notifier } = backend
  const row = await findByEmail(store.queries, account, verifiedEmail(person))
  if (!row) return null
  const id = Number(row['id'])
  if (id === account.account.superAdministrator) throw new SignOnRefusal('passwordOnly')
  const by = await readAuthor(backend, { accountId: id })
  const isNew = await store.transact(async (transaction) => {
    if (!(await remember(transaction, person, id))) return false
    await addSessionEntry(transaction, account.entity, by, 'identityLinked')
    return true
  })
  if (isNew) await notifier?.tell(id, () => linkedMail(provider.name))
  return row
}

async function assertOpen(backend: Backend, id: number): Promise<void> {
  const standing = await readAccountStatus(backend.store.queries, backend.account, id)
  if (standing !== 'suspended' && standing !== 'expired') return
  await recordSession(backend, id, 'loginFailed')
  throw new SignOnRefusal(standing)
}

/** Makes the account of a person, and remembers whose it is, at once; null where none are made. @throws SignOnRefusal */
async function createAccount(backend: Backend, person: Identity): Promise<StoredRow | null> {
  const { account, callers } = backend
  const { oidc, email = '', role = '' } = account.account
  if (!oidc?.create) return null
  const store = await callers.everything()
  // Nobody knows it: the account is entered by the provider, until its person sets another.
  const secret = randomPassword() + randomPassword()
  const roles = rolesFor(backend, store, person.claims)
  const payload: Payload = {
    ...valuesOf(oidc.create, person.claims),
    ...(roles !== null && { [role]: roles }),
    [email]: verifiedEmail(person),
    [account.password.name]: secret,
    [account.password.field.confirmedBy]: secret,
  }
  try {
    const id = await createRecord(store, entityNamed(store.entities, account.entity.name), payload, {
      isIncomplete: true,
      saveKey: async (transaction, given) => void (await remember(transaction, person, given)),
    })
    return await readAccountRow(store.queries, account, id)
  } catch (error) {
    // The same person may have come in at the same time by another process.
    const known = await findKnown(store.queries, account, person)
    if (known) return known
    throw error instanceof HttpError ? new SignOnRefusal('incomplete', { cause: error }) : error
  }
}

/** What the claims say of the account's fields. */
function valuesOf(create: NonNullable<SignOn['create']>, claims: Claims): Payload {
  const named = Object.entries(create).map(([field, claim]) => [field, claims[String(claim)]] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== undefined))
}
