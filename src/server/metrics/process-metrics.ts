import { monitorEventLoopDelay } from 'node:perf_hooks'
import { single, type Metric } from './metric-text.ts'

const NANOSECONDS = 1e9
const START = Date.now() / 1_000 - process.uptime()

/** What the process itself takes and is held up by. */
export function measureProcess(): () => readonly Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const metrics = [
      single(
        'process_start_time_seconds',
        'gauge',
        'When the process started, in seconds since 1970.',
        START,
      ),
      single('process_cpu_seconds_total', 'counter', 'Time on a processor.', (user + system) / 1e6),
      single('process_resident_memory_bytes', 'gauge', 'Memory the process holds.', rss),
      single('nodejs_heap_size_used_bytes', 'gauge', 'Memory that objects take.', heapUsed),
      single('nodejs_heap_size_total_bytes', 'gauge', 'Memory kept for objects.', heapTotal),
      single('nodejs_external_memory_bytes', 'gauge', 'Memory of buffers.', external),
      single(
        'nodejs_eventloop_lag_mean_seconds',
        'gauge',
        'Mean delay since last asked.',
        seconds(delay.mean),
      ),
      single('nodejs_eventloop_lag_p99_seconds', 'gauge', '99th percentile.', seconds(delay.percentile(99))),
      single('nodejs_eventloop_lag_max_seconds', 'gauge', 'Longest delay.', seconds(delay.max)),
    ]
    delay.reset()
    return metrics
  }
}

/** Nothing was measured yet where it is no number. */
function seconds(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) && nanoseconds < 1e18 ? nanoseconds / NANOSECONDS : 0
}
