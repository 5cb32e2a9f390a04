export type Labels = Readonly<Record<string, string>>

interface Sample {
  readonly labels?: Labels
  readonly value: number
  /** Behind the metric's name: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string
}

export interface Metric {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: readonly Sample[]
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics.map(writeMetric).join('')
}

/** A metric of one number. */
export function single(name: string, type: 'counter' | 'gauge', help: string, value: number): Metric {
  return { name, type, help, samples: [{ value }] }
}

function writeMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ labels = {}, value, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escape(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
