/** Makes something when it is asked for first, and keeps it. Where that fails, as without a database, the next one asks again. */
export function memoizeSuccess<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  const begin = () => {
    const begun = make()
    begun.catch(() => void (made = null))
    return begun
  }
  return () => (made ??= begin())
}
