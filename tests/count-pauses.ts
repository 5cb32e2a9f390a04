import { vi } from 'vitest'

/** Counts how often work lets the browser in, by a clock on which each look takes some milliseconds. */
export function countPauses(look: number): { count: number } {
  const pauses = { count: 0 }
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += look))
  const Channel = MessageChannel
  vi.stubGlobal(
    'MessageChannel',
    class extends Channel {
      constructor() {
        super()
        pauses.count += 1
      }
    },
  )
  return pauses
}
