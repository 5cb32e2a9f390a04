import { LRUCache } from 'lru-cache'
import type { DatabaseAdapter } from './database.ts'

/** Caches values that are valid for one version of the data. */
export interface VersionedCache<Value> {
  /** @returns the cached value of this version, or builds it; concurrent calls share one build. */
  take(key: string, version: string, build: () => Promise<Value>): Promise<Value>
}

/** The overhead of an entry. */
const ENTRY_BYTES = 200

/** @param bytesOf the size of a value; keys count as well, since callers choose parts of some. */
export function createVersionedCache<Value>(
  maxBytes: number,
  bytesOf: (value: Value) => number = () => 0,
): VersionedCache<Value> {
  interface Entry {
    readonly version: string
    readonly value: Value
  }
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => Math.ceil(ENTRY_BYTES + key.length + bytesOf(value)),
  })
  const pending = new Map<string, Promise<Value>>()
  const add = async (key: string, version: string, build: () => Promise<Value>) => {
    const value = await build()
    cache.set(key, { version, value })
    return value
  }
  return {
    take(key, version, build) {
      const cached = cache.get(key)
      if (cached?.version === version) return Promise.resolve(cached.value)
      const name = `${version} ${key}`
      const building = pending.get(name) ?? add(key, version, build).finally(() => pending.delete(name))
      pending.set(name, building)
      return building
    },
  }
}

/** Runs a query, or answers from the cache while nothing in the database has changed since. */
export type CachedQuery<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>

/** Needs a database that knows its revision; with any other each read is made. */
export function cacheUntilChanged<Value>(
  adapter: Pick<DatabaseAdapter, 'revision'>,
  maxBytes: number,
): CachedQuery<Value> {
  const cache = createVersionedCache<Value>(maxBytes)
  return (key, read) => {
    const revision = adapter.revision()
    return revision === null ? read() : cache.take(key, revision, read)
  }
}
