import { answers } from '#texts/server.ts'
import type { Backend } from '../../../../server/backend.ts'
import type { Queries, StoredRow } from '../../../../server/database/database.ts'
import { ACCOUNT_LINKS_TABLE } from '../../../../server/database/system-tables.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { assertMay, assertMayUpdate, selectSeen } from '../../../../server/records/access/access.ts'
import { findRow } from '../../../../server/records/reading/read-records.ts'
import { addAccountEntry } from '../../../../server/records/rows/history-entries.ts'
import { recordOfRow } from '../../../../server/records/rows/record-of-row.ts'
import type { Author } from '../../../../server/records/store/author.ts'
import { listenTo, type Store } from '../../../../server/records/store/store.ts'
import type { Payload } from '../../../../server/records/validation/parse-payload.ts'
import { createRecord } from '../../../../server/records/write-records.ts'
import { readName, type AccountEntity } from '../../../../server/caller/account.ts'
import { endLinks, makeLink, readAccountRow } from '../../../server/links.ts'
import type { Invitation, Sending } from '../calls.ts'
import { invitationMail } from './mails.ts'

/** Who invites, with what they see and may. */
export interface Inviting {
  readonly store: Store
  readonly author: NonNullable<Author>
}

const MOST = 200

/** The accounts without a password that whoever asks sees. */
export async function listInvitations(account: AccountEntity, store: Store): Promise<readonly Invitation[]> {
  const { entity, password, account: rules } = account
  const seen = assertMay(store, 'read', entity)
  const rows = await selectSeen(store, entity.name)
    .selectAll()
    .where(password.name, 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const good = await readGoodLinks(store.queries)
  return rows.map((row) => {
    const record = recordOfRow(seen, row)
    const id = Number(row['id'])
    const email = String(record[rules.email ?? ''] ?? '')
    return { id, name: readName(account, record), email, goodUntil: good.get(id) ?? null }
  })
}

async function readGoodLinks(queries: Queries): Promise<ReadonlyMap<number, string>> {
  const rows = await queries
    .selectFrom(ACCOUNT_LINKS_TABLE)
    .select(['account_id', 'expires_at'])
    .where('purpose', '=', 'invitation')
    .where('expires_at', '>', new Date().toISOString())
    .execute()
  return new Map(rows.map((row) => [Number(row['account_id']), String(row['expires_at'])]))
}

/** Adds an account without a password, with its link in the same transaction. */
export async function invite(
  backend: Backend,
  { store, author }: Inviting,
  payload: Payload,
): Promise<Sending> {
  const { account } = backend
  const { entity, password } = account
  let token = ''
  const makeItsLink = listenTo(entity, async (transaction, { before, after }) => {
    if (!before && after) token = await makeInvitation(transaction, account, after, author)
  })
  const only = Object.keys(entity.fields).filter((name) => name !== password.name)
  const withLink = { ...store, afterChange: [...store.afterChange, makeItsLink] }
  const id = await createRecord(withLink, entity, payload, { author, only })
  return send(backend, { id, token, author })
}

/** Makes another link for an account that has no password yet. */
export async function inviteAgain(
  backend: Backend,
  { store, author }: Inviting,
  id: number,
): Promise<Sending> {
  const { account } = backend
  await requirePending(account, store, id)
  const token = await backend.store.transact(async (transaction) => {
    const row = await readAccountRow(transaction, account, id)
    if (!row || !isPending(account, row)) throw new HttpError(404, answers.noSuchRecord)
    return makeInvitation(transaction, account, row, author)
  })
  return send(backend, { id, token, author })
}

export async function withdrawInvitation(
  { store: everything, account }: Backend,
  { store, author }: Inviting,
  id: number,
): Promise<void> {
  await requirePending(account, store, id)
  await everything.transact(async (transaction) => {
    if ((await endLinks(transaction, id)) === 0) return
    const record = { entity: account.entity.name, id }
    await addAccountEntry(transaction, record, author, 'invitationWithdrawn')
  })
}

/** Whoever sends a link could use it: they must be allowed to change the account. @throws HttpError */
async function requirePending(account: AccountEntity, store: Store, id: number): Promise<void> {
  assertMayUpdate(store, account.entity, id)
  const row = await findRow(store, account.entity, id)
  if (!row || !isPending(account, row)) throw new HttpError(404, answers.noSuchRecord)
}

const isPending = ({ password }: AccountEntity, row: StoredRow) => row[password.name] === null

async function makeInvitation(
  transaction: Queries,
  account: AccountEntity,
  row: StoredRow,
  author: NonNullable<Author>,
): Promise<string> {
  const record = { entity: account.entity.name, id: Number(row['id']) }
  await addAccountEntry(transaction, record, author, 'invited')
  return makeLink(transaction, account, row, 'invitation')
}

/** By mail, where it is set up and the account has an address; else whoever invites hands it on. */
async function send(
  { notifier }: Backend,
  {
    id,
    token,
    author,
  }: { readonly id: number; readonly token: string; readonly author: NonNullable<Author> },
): Promise<Sending> {
  const isSent = await notifier?.tell(id, () => invitationMail(notifier.publicUrl, token, author.name))
  return { id, isSent: isSent === true, token: isSent === true ? null : token }
}
