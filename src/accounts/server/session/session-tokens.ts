import { hash, randomBytes } from 'node:crypto'
import type { Queries } from '../../../server/database/database.ts'
import { SESSIONS_TABLE } from '../../../server/database/system-tables.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** Whether a text has the form of a token; any other is neither looked up nor cached. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** A token has enough entropy for a fast hash. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

/** Notes that a session has been proved just now, and gives it another token. @returns the token */
export async function renewToken(queries: Queries, id: number): Promise<string> {
  const token = makeToken()
  await queries
    .updateTable(SESSIONS_TABLE)
    .set(({ ref }) => ({
      former_hash: ref('token_hash'),
      token_hash: hashToken(token),
      proved_at: new Date().toISOString(),
    }))
    .where('id', '=', id)
    .execute()
  return token
}
