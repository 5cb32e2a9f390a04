import { answers } from '#texts/server.ts'
import type { Queries } from '../database/database.ts'
import type { ProcessRegistry } from '../database/process-registry.ts'
import { PENDING_UPLOADS_TABLE as TABLE } from '../database/system-tables.ts'
import { HttpError } from '../errors/http-error.ts'

/**
 * Files that are stored while the record that will name them is not yet written. A name is added before its file is
 * written and removed in the transaction that writes the record, so a file is always pending, named or an orphan.
 */
export interface PendingUploads {
  add(names: readonly string[]): Promise<void>
  /** Runs in the record's transaction. @throws if another process took this one for dead and removed the files. */
  attach(transaction: Queries, names: readonly string[]): Promise<void>
  /** After a failure. @returns the names that no record has, as a commit may succeed although its answer was lost. */
  release(names: readonly string[]): Promise<readonly string[]>
  /** Ends this process's interest in the names, even where the database could not be reached. */
  forget(names: readonly string[]): void
  /** The pending names of living processes; removes those of dead ones. */
  readLiving(): Promise<readonly string[]>
}

export function createPendingUploads(queries: Queries, processes: ProcessRegistry): PendingUploads {
  const { token } = processes
  const own = new Set<string>()
  return {
    async add(names) {
      if (names.length === 0) return
      for (const name of names) own.add(name)
      const rows = names.map((name) => ({ name, process: token }))
      await queries.insertInto(TABLE).values(rows).execute()
    },
    async attach(transaction, names) {
      const removed = await removeNames(transaction, names)
      if (removed.length < names.length) throw new HttpError(503, answers.storageDown)
    },
    release: (names) => removeNames(queries, names),
    forget(names) {
      for (const name of names) own.delete(name)
    },
    async readLiving() {
      const living = await processes.findLiving()
      await queries
        .deleteFrom(TABLE)
        .where('process', 'not in', [token, ...living])
        .execute()
      const rows = await queries.selectFrom(TABLE).selectAll().execute()
      // Rows that could not be removed while the database was away.
      const stale = rows.filter((row) => row['process'] === token && !own.has(String(row['name'])))
      const staleNames = stale.map((row) => String(row['name']))
      await removeNames(queries, staleNames)
      return rows.filter((row) => !stale.includes(row)).map((row) => String(row['name']))
    },
  }
}

async function removeNames(queries: Queries, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return []
  const rows = await queries.deleteFrom(TABLE).where('name', 'in', names).returning('name').execute()
  return rows.map((row) => String(row['name']))
}
