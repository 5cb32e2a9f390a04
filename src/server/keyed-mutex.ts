import { Mutex } from 'async-mutex'

/** Work with the same key runs one after the other, the rest side by side. */
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
