import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds. An editor's save is several events; a branch switch is hundreds. */
const SETTLE_MS = 40

/** Collects changed paths and passes them on in batches, one batch at a time. */
export function gatherChanges(handle: (paths: readonly string[]) => Promise<void>): (path: string) => void {
  const waiting = new Set<string>()
  let isBusy = false
  const work = async () => {
    isBusy = true
    while (waiting.size > 0) {
      await wait(SETTLE_MS)
      const paths = [...waiting]
      waiting.clear()
      await handle(paths)
    }
    isBusy = false
  }
  return (path) => {
    waiting.add(path)
    if (!isBusy) void work()
  }
}
