import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import type { Connections, Database } from '../database/database.ts'
import type { Traffic } from './traffic.ts'

export const METRICS_PATH = '/metrics'

/** Prometheus metrics of this process. Needs a token, since behind a proxy every caller looks local. */
export function metricsRoute(
  app: FastifyInstance,
  { adapter }: Database,
  traffic: Traffic,
  token: string,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(registry, traffic)
  measureConnections(registry, adapter)
  app.get(METRICS_PATH, { config: { may: 'open' } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.header('www-authenticate', 'Bearer')
      throw new HttpError(401, answers.signInFirst)
    }
    const metrics = await registry.metrics()
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(metrics)
  })
}

function measureRequests(registry: Registry, traffic: Traffic): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status, and what they took.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  traffic.onCompleted(({ method, route, status, milliseconds }) =>
    durations.observe({ method, route, status }, milliseconds / 1_000),
  )
  addGauge(registry, 'http_requests_in_flight', 'Requests that are not answered yet.', traffic.inFlight)
}

function measureConnections(registry: Registry, adapter: Database['adapter']): void {
  if (!adapter.connections()) return
  const add = (name: string, help: string, key: keyof Connections) =>
    addGauge(registry, name, help, () => adapter.connections()?.[key] ?? 0)
  add('database_connections', 'Open connections.', 'open')
  add('database_connections_idle', 'Open connections nobody uses.', 'idle')
  add('database_connections_waiting', 'Calls that wait for one.', 'waiting')
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) })
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
