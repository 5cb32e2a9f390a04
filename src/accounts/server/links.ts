import { answers } from '#texts/server.ts'
import { linkPurposeSchema, type LinkPurpose } from '../calls/account-calls.ts'
import type { Queries, StoredRow } from '../../server/database/database.ts'
import { ACCOUNT_LINKS_TABLE as TABLE } from '../../server/database/system-tables.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { listenTo, type ChangeListener } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import { accountStatus } from './account-status.ts'
import { hashParts, hashToken, makeToken } from './tokens.ts'
import { HOUR_MS } from '../../schema/values/days.ts'

const LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  recovery: HOUR_MS,
  invitation: 72 * HOUR_MS,
  ownPassword: HOUR_MS / 4,
}

export interface FoundLink {
  readonly accountId: number
  readonly purpose: LinkPurpose
  readonly tokenHash: string
  /** The account. */
  readonly row: StoredRow
}

/**
 * Makes a link of an account in the place of its former ones, in the caller's transaction.
 * @returns the token, which is stored only as a hash
 */
export async function makeLink(
  transaction: Queries,
  account: AccountEntity,
  row: StoredRow,
  purpose: LinkPurpose,
): Promise<string> {
  const token = makeToken()
  const now = Date.now()
  await endLinks(transaction, Number(row['id']))
  await transaction
    .insertInto(TABLE)
    .values({
      token_hash: hashToken(token),
      account_id: Number(row['id']),
      purpose,
      account_state: stateOf(account, row),
      expires_at: new Date(now + LIFE_MS[purpose]).toISOString(),
    })
    .execute()
  return token
}

/** Removes those of which none is good any more. */
export async function removeOldLinks(queries: Queries): Promise<void> {
  await queries.deleteFrom(TABLE).where('expires_at', '<=', new Date().toISOString()).execute()
}

/** @returns how many there were */
export async function endLinks(transaction: Queries, accountId: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom(TABLE)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The link of a token, while it is good; null afterwards, and of a token that is none. */
export async function findLink(
  queries: Queries,
  account: AccountEntity,
  token: string,
): Promise<FoundLink | null> {
  const tokenHash = hashToken(token)
  const link = await queries
    .selectFrom(TABLE)
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  if (!link) return null
  const accountId = Number(link['account_id'])
  const row = await readAccountRow(queries, account, accountId)
  if (!row || link['account_state'] !== stateOf(account, row) || accountStatus(account, row) !== 'open')
    return null
  return { accountId, purpose: linkPurposeSchema.parse(link['purpose']), tokenHash, row }
}

export async function readAccountRow(
  queries: Queries,
  { entity }: AccountEntity,
  id: number,
): Promise<StoredRow | null> {
  const row = await queries.selectFrom(entity.name).selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** What a link is bound to: the password, all that one logs in by, the address it goes to, and whether one may. */
function stateOf({ account, password }: AccountEntity, row: StoredRow): string {
  const { signInBy, email, suspended } = account
  const names = [password.name, ...signInBy, ...(email === undefined ? [] : [email])]
  const values = names.map((name) => String(row[name] ?? ''))
  return hashParts(...values, suspended !== undefined && Boolean(row[suspended]))
}

/** Uses a link up in the transaction of the new password, so that of two at once one is refused. */
export function consumeLink(account: AccountEntity, { accountId, tokenHash }: FoundLink): ChangeListener {
  return listenTo(account.entity, async (transaction, { before }) => {
    if (!before || Number(before['id']) !== accountId) return
    const { numDeletedRows } = await transaction
      .deleteFrom(TABLE)
      .where('token_hash', '=', tokenHash)
      .where('account_state', '=', stateOf(account, before))
      .where('expires_at', '>', new Date().toISOString())
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw linkIsOver()
  })
}

export const linkIsOver = () => new HttpError(400, answers.linkIsOver)

/** A change of what a link is bound to makes it void for good, also where it is changed back. */
export function endLinksOfChanged(account: AccountEntity): ChangeListener {
  return listenTo(account.entity, async (transaction, { before, after }) => {
    if (!before || !after) return
    const isSame = stateOf(account, before) === stateOf(account, after)
    if (!isSame || accountStatus(account, after) !== 'open') await endLinks(transaction, Number(after['id']))
  })
}
