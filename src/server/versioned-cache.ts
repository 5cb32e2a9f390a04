import { LRUCache } from 'lru-cache'

/** Caches what was built of one version of the data until there is another. */
export interface VersionedCache<Value> {
  /** @returns the cached value of this version or else what is built now, once for all who ask meanwhile. */
  take(key: string, version: string, build: () => Promise<Value>): Promise<Value>
}

/** What an entry takes beside its key and its value. */
const ENTRY_BYTES = 200

/** @param bytesOf what a value counts; keys count too, as whoever asks may choose what some are made of. */
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
