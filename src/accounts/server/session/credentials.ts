import { hash } from 'node:crypto'
import type { Queries } from '../../../server/database/database.ts'
import type { AccountEntity } from '../../../server/caller/account.ts'
import type { FoundAccount } from '../find-account.ts'
import { readAccountRow } from '../links.ts'
import { accountStatus } from '../account-status.ts'

/** A way to show, beside the password, who somebody is. */
export interface SecondFactor {
  /** By it the browser knows what to ask for: `totp`. */
  readonly name: string
  /** A text that changes with what an account has of it; null where it has none. */
  stateOf(queries: Queries, accountId: number): Promise<string | null>
}

/** By what an account is known: its password, and the second factors that it has. */
export interface Credentials extends FoundAccount {
  readonly factors: readonly string[]
  /** Changes with the password, with each factor, and with whether the account may log in. */
  readonly state: string
}

export interface CredentialsParts {
  readonly queries: Queries
  readonly account: AccountEntity
  readonly factors: readonly SecondFactor[]
}

/** Null where there is no such account. */
export async function readCredentials(
  { queries, account, factors }: CredentialsParts,
  id: number,
): Promise<Credentials | null> {
  const row = await readAccountRow(queries, account, id)
  if (!row) return null
  const stored = row[account.password.name]
  const hashed = typeof stored === 'string' ? stored : null
  const states: (readonly [name: string, state: string])[] = []
  for (const factor of factors) {
    const state = await factor.stateOf(queries, id)
    if (state !== null) states.push([factor.name, state])
  }
  return {
    id,
    hashed,
    factors: states.map(([name]) => name),
    state: hash('sha256', JSON.stringify([hashed, accountStatus(account, row), states]), 'base64url'),
  }
}
