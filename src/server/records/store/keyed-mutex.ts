import { Mutex } from 'async-mutex'

/** A mutex per key: work with different keys runs concurrently. */
export class KeyedMutex {
  readonly #mutexes = new Map<string, Mutex>()

  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mutex = this.#mutexes.get(key) ?? new Mutex()
    this.#mutexes.set(key, mutex)
    try {
      return await mutex.runExclusive(work)
    } finally {
      if (!mutex.isLocked()) this.#mutexes.delete(key)
    }
  }
}
