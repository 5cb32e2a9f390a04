import type { Labels, Metric } from './metric-text.ts'

interface Series {
  readonly labels: Labels
  readonly counts: number[]
  sum: number
}

/** In seconds: from an answer of memory to one that somebody gave up waiting for. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Observations by their labels, always the same ones, in buckets; each label must have few values. */
export class Histogram {
  readonly #series = new Map<string, Series>()

  observe(labels: Labels, value: number): void {
    const key = Object.values(labels).join('\n')
    const series = this.#series.get(key) ?? { labels, counts: BOUNDS.map(() => 0).concat(0), sum: 0 }
    this.#series.set(key, series)
    const bucket = BOUNDS.findIndex((bound) => value <= bound)
    const index = bucket < 0 ? BOUNDS.length : bucket
    series.counts[index] = (series.counts[index] ?? 0) + 1
    series.sum += value
  }

  metric(name: string, help: string): Metric {
    return { name, type: 'histogram', help, samples: [...this.#series.values()].flatMap(samplesOf) }
  }
}

/** A bucket holds what is below it, too. */
function samplesOf({ labels, counts, sum }: Series): Metric['samples'] {
  let count = 0
  const buckets = counts.map((own, index) => {
    count += own
    return { suffix: '_bucket', labels: { ...labels, le: String(BOUNDS[index] ?? '+Inf') }, value: count }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
}
