import { createBoundedCache } from './bounded-cache.ts'

/** Keeps what was made of one version of the data until there is another, up to a bound. */
export interface VersionedCache<Value> {
  /** What is kept under a key for this version or, where that is nothing, what is made now; once for all who ask. */
  take(key: string, version: string, make: () => Promise<Value>): Promise<Value>
}

export function createVersionedCache<Value>(
  bound: number,
  weigh?: (value: Value) => number,
): VersionedCache<Value> {
  interface Kept {
    readonly version: string
    readonly value: Value
  }
  const cache = createBoundedCache<Kept>(bound, weigh && (({ value }) => weigh(value)))
  const pending = new Map<string, Promise<Value>>()
  const make = async (key: string, version: string, work: () => Promise<Value>) => {
    const value = await work()
    cache.set(key, { version, value })
    return value
  }
  return {
    take(key, version, work) {
      const kept = cache.get(key)
      if (kept?.version === version) return Promise.resolve(kept.value)
      const name = `${version} ${key}`
      const begun = pending.get(name) ?? make(key, version, work).finally(() => pending.delete(name))
      pending.set(name, begun)
      return begun
    },
  }
}
