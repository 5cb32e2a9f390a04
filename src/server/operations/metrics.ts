import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Connections, Database } from '../database/database.ts'
import type { Traffic } from './traffic.ts'

/** What Prometheus reads of this process. */
export function createMetrics({ adapter }: Database, traffic: Traffic): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(registry, traffic)
  measureConnections(registry, adapter)
  return registry
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
