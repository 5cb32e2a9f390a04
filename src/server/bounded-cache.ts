/** Keeps what was used last, up to a bound, and forgets the rest. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** Anybody may choose what some keys are made of: what has a longer one is not kept. */
const MAX_KEY_LENGTH = 4_000

/** @param weigh what a value counts towards the bound beside its key; without it, each value with its key counts 1. */
export function createBoundedCache<Value>(
  bound: number,
  weigh?: (value: Value) => number,
): BoundedCache<Value> {
  // A map keeps the order of insertion: whatever was used moves to its end.
  const kept = new Map<string, Value>()
  const weightOf = (key: string, value: Value) => (weigh ? key.length + weigh(value) : 1)
  let weight = 0
  let newest: string | undefined
  const remove = (key: string): Value | undefined => {
    const value = kept.get(key)
    if (value !== undefined && kept.delete(key)) weight -= weightOf(key, value)
    return value
  }
  const add = (key: string, value: Value) => {
    kept.set(key, value)
    weight += weightOf(key, value)
    newest = key
  }
  return {
    get(key) {
      if (key === newest) return kept.get(key)
      const value = remove(key)
      if (value !== undefined) add(key, value)
      return value
    },
    set(key, value) {
      remove(key)
      // One that is larger than all that may be kept would drive out everything, and go itself.
      if (key.length > MAX_KEY_LENGTH || weightOf(key, value) > bound) return
      add(key, value)
      for (const oldest of kept.keys()) {
        if (weight <= bound) return
        remove(oldest)
      }
    },
  }
}
