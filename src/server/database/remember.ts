import { createVersionedCache } from '../versioned-cache.ts'
import type { DatabaseAdapter } from './database.ts'

/** What was read under a key, while nothing at all has changed since; read anew where that cannot be told. */
export type Remember<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>

/** Saves asking the database what it has just said; it is no less true for that. */
export function rememberUntilChanged<Value>(
  adapter: Pick<DatabaseAdapter, 'changeMark'>,
  maxBytes: number,
): Remember<Value> {
  const cache = createVersionedCache<Value>(maxBytes)
  return (key, read) => {
    const mark = adapter.changeMark()
    return mark === null ? read() : cache.take(key, mark, read)
  }
}
