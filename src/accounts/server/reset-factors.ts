import type { Queries } from '../../server/database/database.ts'
import { SESSIONS_TABLE } from '../../server/database/system-tables.ts'
import { addAccountEntry, type RecordName } from '../../server/records/rows/history-entries.ts'
import type { Author } from '../../server/records/store/author.ts'

interface Reset {
  /** The tables that hold second factors. */
  readonly tables: readonly string[]
  readonly record: RecordName
  readonly by: Author
}

/**
 * Takes all second factors from an account and ends its sessions, in the caller's transaction.
 * @returns whether it had any
 */
export async function resetFactors(transaction: Queries, { tables, record, by }: Reset): Promise<boolean> {
  let removed = 0n
  for (const table of tables) {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where('account_id', '=', record.id)
      .executeTakeFirst()
    removed += numDeletedRows
  }
  if (removed === 0n) return false
  await addAccountEntry(transaction, record, by, 'factorReset')
  await transaction.deleteFrom(SESSIONS_TABLE).where('account_id', '=', record.id).execute()
  return true
}
