import type { StoredRow } from '../../../../server/database/database.ts'
import type { Backend } from '../../../../server/backend.ts'
import { recordSession } from '../../../server/http/begin-session.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import { readStanding } from '../../../server/standing.ts'
import type { Provider } from './providers.ts'
import { giveRoles } from './give-roles.ts'
import { linkedMail } from './mails.ts'
import { createAccount } from './create-account.ts'
import { findByEmail, findKnown, remember, verifiedEmail, type Identity } from './identity.ts'
import { SignOnRefusal } from './refusal.ts'

/** The account of a person, known by the subject, found by the address, or made; with the roles of now. @throws SignOnRefusal */
export async function admit(backend: Backend, provider: Provider, person: Identity): Promise<StoredRow> {
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
  const standing = await readStanding(backend.store.queries, backend.account, id)
  if (standing !== 'suspended' && standing !== 'expired') return
  await recordSession(backend, id, 'loginFailed')
  throw new SignOnRefusal(standing)
}
