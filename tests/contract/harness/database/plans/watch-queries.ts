import { type CompiledQuery, Kysely } from 'kysely'
import type { Database, Tables } from '../../../../../src/server/database/database.ts'
import { groupCommits } from '../../../../../src/server/database/open-database.ts'
import type { DatabaseKind, RunningDatabase } from '../databases.ts'

/** What a server asks its database, as the database is sent it. */
export interface WatchedQueries {
  readonly kind: DatabaseKind
  /** The statements since the last time, each text once. */
  take(): readonly CompiledQuery[]
}

/** A database of this kind whose statements are written down. */
export function watchQueries({ start, ...kind }: DatabaseKind): WatchedQueries {
  const seen = new Map<string, CompiledQuery>()
  const watch = async ({ adapter, queries: unwatched }: Database): Promise<Database> => {
    // A file is opened anew; a pool serves whoever has its dialect.
    if (adapter.hasOneWriter) await unwatched.destroy()
    const queries = new Kysely<Tables>({
      dialect: adapter.dialect,
      log: ({ query }) => {
        if (/^\s*(with|select|insert|update|delete)\b/i.test(query.sql)) seen.set(query.sql, query)
      },
    })
    const transact = adapter.hasOneWriter
      ? groupCommits(queries)
      : <T>(work: (transaction: typeof queries) => Promise<T>) => queries.transaction().execute(work)
    return { queries, reader: queries, adapter, transact }
  }
  const watchAll = (running: RunningDatabase): RunningDatabase => ({
    ...running,
    openEmpty: async () => watch(await running.openEmpty()),
  })
  return {
    kind: { ...kind, start: async () => watchAll(await start()) },
    take() {
      const taken = [...seen.values()]
      seen.clear()
      return taken
    },
  }
}
