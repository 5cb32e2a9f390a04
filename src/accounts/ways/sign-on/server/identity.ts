import { foldedColumn } from '../../../../schema/entity/column.ts'
import type { Claims } from '../../../../schema/access/account.ts'
import { compareKey } from '../../../../kinds/core/definition/definitions.ts'
import type { Queries, StoredRow } from '../../../../server/database/database.ts'
import { holdsUnique } from '../../../../server/database/write-columns.ts'
import type { AccountEntity } from '../../../../server/caller/account.ts'
import { readAccountRow } from '../../../server/links.ts'
import { SUBJECTS_TABLE } from './tables.ts'
import { hashParts } from '../../../server/tokens.ts'
import { SignOnRefusal } from './refusal.ts'

/** Who a provider says somebody is. */
export interface Identity {
  readonly issuer: string
  /** The hash of issuer and subject. */
  readonly subject: string
  readonly claims: Claims
  /** Whoever runs the program vouches for the addresses of a provider that says nothing of them. */
  readonly isTrusted: boolean
}

export const identityOf = (
  { iss, sub }: { readonly iss: string; readonly sub: string },
  claims: Claims,
  isTrusted: boolean,
): Identity => ({ issuer: iss, subject: hashParts(iss, sub), claims, isTrusted })

/** The account that this person has had since the first sign-on; null before. */
export async function findKnown(
  queries: Queries,
  account: AccountEntity,
  { subject }: Identity,
): Promise<StoredRow | null> {
  const known = await queries
    .selectFrom(SUBJECTS_TABLE)
    .select('account_id')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return known ? readAccountRow(queries, account, Number(known['account_id'])) : null
}

/** @throws SignOnRefusal where the provider does not vouch for an address. */
export function verifiedEmail({ claims, isTrusted }: Identity): string {
  const { email, email_verified } = claims
  if (typeof email !== 'string' || email === '') throw new SignOnRefusal('unverified', { advice: NO_EMAIL })
  // Amazon's provider says it in words.
  const isVerified = email_verified === true || email_verified === 'true'
  const saysNothing = email_verified === undefined || email_verified === null
  if (isVerified || (saysNothing && isTrusted)) return email
  throw new SignOnRefusal('unverified', saysNothing ? { advice: NOT_SAID } : {})
}

const NO_EMAIL = 'The provider sends no email: let its client have the scope "email".'
const NOT_SAID =
  "The provider does not say whether it has verified an email, so that nobody gets in by it. If nobody can give themselves an address there, set OIDC_EMAIL_VERIFIED=trust (OIDC_2_… for the second), or write oidc: { emailVerified: 'trust' }."

/** The account with this address; null where there is none. */
export async function findByEmail(
  queries: Queries,
  { entity, account }: AccountEntity,
  email: string,
): Promise<StoredRow | null> {
  const name = account.email ?? ''
  const field = entity.fields[name]
  if (!field) return null
  const rows = await queries
    .selectFrom(entity.name)
    .selectAll()
    .where(() => holdsUnique(foldedColumn(name), compareKey(field, email)))
    .execute()
  // What is found folds accents and signs that look alike, which may be other people's.
  const [row, other] = rows.filter((each) => lower(String(each[name])) === lower(email))
  return row && !other ? row : null
}

/** Of the Latin letters alone: some others have one of them as their small letter. */
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Remembers whose account this is.
 * @returns whether that is new
 * @throws SignOnRefusal where the account is somebody else's at this provider
 */
export async function remember(
  queries: Queries,
  { issuer, subject }: Identity,
  accountId: number,
): Promise<boolean> {
  const known_since = new Date().toISOString()
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto(SUBJECTS_TABLE)
    .values({ subject, issuer, account_id: accountId, known_since })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const kept = await queries
    .selectFrom(SUBJECTS_TABLE)
    .select('account_id')
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (Number(kept?.['account_id']) !== accountId) throw new SignOnRefusal('otherPerson')
  return numInsertedOrUpdatedRows > 0n
}
