/** Storage that is full or forbidden costs what would be kept, never the screen. */
export function tryStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}
