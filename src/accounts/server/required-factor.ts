import { personOfAccount } from '../../schema/access.ts'
import { mustShowFactor } from '../../schema/second-factor.ts'
import type { StoredRow } from '../../server/database/database.ts'
import { recordOfRow } from '../../server/records/rows/record-of-row.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import { readAccountRow } from './links.ts'
import { readProofs, type ProofsParts } from './session/proofs.ts'

/** Whether the config asks the account of a row for a second factor. */
export function mustHaveFactor({ entity, account }: AccountEntity, row: StoredRow): boolean {
  const { secondFactor } = account
  if (secondFactor === undefined) return false
  return mustShowFactor(secondFactor, personOfAccount(account, recordOfRow(entity, row)))
}

/** Whether somebody must have a second factor, and has none. */
export async function lacksFactor(parts: ProofsParts, accountId: number): Promise<boolean> {
  const row = await readAccountRow(parts.queries, parts.account, accountId)
  if (!row || !mustHaveFactor(parts.account, row)) return false
  return (await readProofs(parts, accountId))?.factors.length === 0
}
