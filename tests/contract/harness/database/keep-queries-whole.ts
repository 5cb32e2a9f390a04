import type { PGlite } from '@electric-sql/pglite'

/** Parse, Bind, Describe, Execute and Close: a query of several messages ends with a Sync. */
const UNFINISHED = new Set([...'PBDEC'].map((sign) => sign.charCodeAt(0)))

/**
 * The socket server goes from connection to connection after every message, unless a transaction is open; in between,
 * one connection's unnamed statement would be another's. So an unfinished query passes for a transaction.
 */
export function keepQueriesWhole(engine: PGlite): PGlite {
  const isInTransaction = engine.isInTransaction.bind(engine)
  const execute = engine.execProtocolRawStream.bind(engine)
  let isUnfinished = false
  return Object.assign(engine, {
    isInTransaction: () => isUnfinished || isInTransaction(),
    execProtocolRawStream: (...args: Parameters<typeof execute>) => {
      isUnfinished = UNFINISHED.has(args[0][0] ?? 0)
      return execute(...args)
    },
  })
}
