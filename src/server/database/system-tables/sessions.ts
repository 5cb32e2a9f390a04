import type { AnyEntity } from '../../../schema/entity.ts'
import type { PlannedTable } from '../planned-table.ts'

export const SESSIONS_TABLE = 'sessions'

/** Who is logged in. A session goes with its account. */
export function planSessions(account: AnyEntity): PlannedTable {
  return {
    name: SESSIONS_TABLE,
    columns: [
      { name: 'token_hash', type: 'text', empty: '' },
      { name: 'account_id', type: 'integer', empty: null, references: account.name, goesWithTarget: true },
      { name: 'created_at', type: 'text', empty: '' },
      { name: 'last_seen_at', type: 'text', empty: '' },
    ],
    unique: ['token_hash'],
    lookups: [['last_seen_at'], ['created_at']],
  }
}
