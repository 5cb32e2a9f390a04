import type { FastifyInstance } from 'fastify'
import { whenAnswered } from '../answered.ts'
import { Histogram } from './histogram.ts'
import { single, type Metric } from './metric-text.ts'

/** Counts and times every request from now on. */
export function measureRequests(app: FastifyInstance): () => readonly Metric[] {
  const durations = new Histogram()
  let inFlight = 0
  app.addHook('onRequest', (_request, _reply, done) => {
    inFlight += 1
    done()
  })
  whenAnswered(app, ({ request, reply }) => {
    inFlight -= 1
    // The route's pattern stands for its address: addresses are without number, and hold ids and searches.
    const { method, routeOptions } = request
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
    durations.observe(labels, reply.elapsedTime / 1_000)
  })
  return () => [
    durations.metric(
      'http_request_duration_seconds',
      'Requests by method, route and status, and what they took.',
    ),
    single('http_requests_in_flight', 'gauge', 'Requests that are not answered yet.', inFlight),
  ]
}
