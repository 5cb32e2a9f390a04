import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Queries } from '../database/database.ts'
import { FILE_CLAIMS_TABLE } from '../database/system-tables/file-claims.ts'
import type { Presence } from '../operations/presence.ts'

/**
 * Files that this process stores and no record names yet. A file is claimed before it is written and let go in
 * the transaction that writes its record: whatever happens, a file is claimed, or named, or a left-over.
 */
export interface Claims {
  take(names: readonly string[]): Promise<void>
  /** In the record's transaction. @throws where the files were taken away meanwhile, as from a process that is dead. */
  handOver(transaction: Queries, names: readonly string[]): Promise<void>
  /** After a failure. @returns the names that no record was given: a transaction may have succeeded and not said so. */
  giveUp(names: readonly string[]): Promise<readonly string[]>
  /** The names are no longer this process's to claim, whether or not the database could be told. */
  forget(names: readonly string[]): void
  /** The files that living processes claim; the claims of the dead go. */
  readLiving(): Promise<readonly string[]>
}

export function createClaims(queries: Queries, presence: Presence): Claims {
  const { token } = presence
  const held = new Set<string>()
  return {
    async take(names) {
      if (names.length === 0) return
      names.forEach((name) => held.add(name))
      const rows = names.map((name) => ({ name, process: token }))
      await queries.insertInto(FILE_CLAIMS_TABLE).values(rows).execute()
    },
    async handOver(transaction, names) {
      const released = await deleteClaims(transaction, names)
      if (released.length < names.length) throw new Refusal(503, answers.storageDown)
    },
    giveUp: (names) => deleteClaims(queries, names),
    forget: (names) => names.forEach((name) => held.delete(name)),
    async readLiving() {
      const living = await presence.findLiving()
      await queries
        .deleteFrom(FILE_CLAIMS_TABLE)
        .where('process', 'not in', [token, ...living])
        .execute()
      const rows = await queries.selectFrom(FILE_CLAIMS_TABLE).selectAll().execute()
      // What could not be given up, because the database was away, is nobody's any more.
      const lost = rows.filter((row) => row['process'] === token && !held.has(String(row['name'])))
      await deleteClaims(
        queries,
        lost.map((row) => String(row['name'])),
      )
      return rows.filter((row) => !lost.includes(row)).map((row) => String(row['name']))
    },
  }
}

async function deleteClaims(queries: Queries, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return []
  const rows = await queries
    .deleteFrom(FILE_CLAIMS_TABLE)
    .where('name', 'in', names)
    .returning('name')
    .execute()
  return rows.map((row) => String(row['name']))
}
