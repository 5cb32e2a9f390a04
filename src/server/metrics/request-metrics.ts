import type { Traffic } from '../traffic.ts'
import { Histogram } from './histogram.ts'
import { single, type Metric } from './metric-text.ts'

/** Counts and times every request from now on. */
export function measureRequests(traffic: Traffic): () => readonly Metric[] {
  const durations = new Histogram()
  traffic.whenAnswered(({ method, route, status, milliseconds }) => {
    durations.observe({ method, route, status: String(status) }, milliseconds / 1_000)
  })
  return () => [
    durations.metric(
      'http_request_duration_seconds',
      'Requests by method, route and status, and what they took.',
    ),
    single('http_requests_in_flight', 'gauge', 'Requests that are not answered yet.', traffic.inFlight()),
  ]
}
