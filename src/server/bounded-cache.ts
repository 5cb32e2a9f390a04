/** Keeps what was used last, up to a bound, and forgets the rest. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** @param weigh what a value counts towards the bound; 1 each without it. */
export function createBoundedCache<Value>(
  bound: number,
  weigh: (value: Value) => number = () => 1,
): BoundedCache<Value> {
  // A map keeps the order of insertion: whatever was used moves to its end.
  const kept = new Map<string, Value>()
  let weight = 0
  let newest: string | undefined
  const remove = (key: string): Value | undefined => {
    const value = kept.get(key)
    if (value !== undefined && kept.delete(key)) weight -= weigh(value)
    return value
  }
  const add = (key: string, value: Value) => {
    kept.set(key, value)
    weight += weigh(value)
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
      if (weigh(value) > bound) return
      add(key, value)
      for (const oldest of kept.keys()) {
        if (weight <= bound) return
        remove(oldest)
      }
    },
  }
}
