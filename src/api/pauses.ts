// Work goes on this long before the browser may draw and take what is typed; milliseconds.
const SHARE = 8

/**
 * For work that is too long for one go: awaited between its pieces, it lets the browser in whenever a share of time is
 * used up.
 * @throws what `signal` was aborted with, once it was.
 */
export function createPauses(signal?: AbortSignal): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < SHARE) return
    await nextTask()
    signal?.throwIfAborted()
    start = performance.now()
  }
}

/** Unlike a timer it is not held back in a tab that nobody looks at. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
