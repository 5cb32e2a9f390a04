/** How long statements follow each other before others have their turn. */
const TURN_MS = 10

let startedAt: number | null = null

/**
 * SQLite answers within the turn of the event loop in which it is asked, so that a call of many statements would keep
 * everybody waiting until its last. @returns at once, or in another turn where this one has taken long.
 */
export async function giveWay(): Promise<void> {
  if (startedAt !== null && performance.now() - startedAt > TURN_MS)
    await new Promise((resolve) => setImmediate(resolve))
  if (startedAt !== null) return
  startedAt = performance.now()
  setImmediate(() => {
    startedAt = null
  })
}
