// React, told of a failure, asks once more before it shows it; milliseconds.
const MOMENT = 500

/** As React reads a promise: what is there already is drawn at once. */
interface Loading<T> extends Promise<T> {
  status?: 'fulfilled'
  value?: T
}

/** What a loader loads, loaded once; a failure is forgotten after a moment, so that who comes back tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= readable(
      load().catch((error: unknown) => {
        setTimeout(() => (loading = null), MOMENT)
        throw error
      }),
    )
    return loading
  }
}

/** Whether what a loader has started to load is there. */
export function isThere(loading: Promise<unknown>): boolean {
  return 'status' in loading && loading.status === 'fulfilled'
}

function readable<T>(loading: Loading<T>): Promise<T> {
  void mark(loading)
  return loading
}

async function mark<T>(loading: Loading<T>): Promise<void> {
  try {
    loading.value = await loading
    loading.status = 'fulfilled'
  } catch {
    // Who asked for it is told.
  }
}
