/** Lets the benchmark read the server's metrics. */
export const METRICS_TOKEN = 'the-token-of-a-benchmark'

export interface Memory {
  readonly requests: number
  /** Megabytes. */
  readonly rss: number
  readonly heap: number
}

/** Reads the memory figures of the server's metrics. */
export async function readMemory(url: string, requests: number): Promise<Memory> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]) / 2 ** 20
  return {
    requests,
    rss: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
  }
}

const WINDOW = 4

/** The minimum of several samples: between collections the heap contains garbage. */
export function floorsOf(samples: readonly Memory[]): readonly Memory[] {
  const windows = Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, index) =>
    samples.slice(index * WINDOW, (index + 1) * WINDOW),
  )
  return windows.flatMap((window) => [...window].sort((one, other) => one.heap - other.heap)[0] ?? [])
}

/** Megabytes per 10,000 requests, by linear regression. */
export function slopeOf(samples: readonly Memory[], value: (memory: Memory) => number): number {
  const x = meanOf(samples.map(({ requests }) => requests))
  const y = meanOf(samples.map(value))
  const both = samples.reduce((sum, each) => sum + (each.requests - x) * (value(each) - y), 0)
  const own = samples.reduce((sum, each) => sum + (each.requests - x) ** 2, 0)
  return (both / own) * 10_000
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
