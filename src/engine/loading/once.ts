// React, told of a failure, asks once more before it shows it; milliseconds.
const MOMENT = 500

/** What a loader loads, loaded once; a failure is forgotten after a moment, so that who comes back tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      setTimeout(() => (loading = null), MOMENT)
      throw error
    })
    return loading
  }
}
