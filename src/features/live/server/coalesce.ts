/** What is asked for during a run is done by one more afterwards. */
export function coalesce(run: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false
  let isWanted = false
  const runWanted = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await run().catch(onError)
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void runWanted()
  }
}
