import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'
import type { Database } from '../database/database.ts'
import { METRICS_TYPE, single, writeMetrics, type Metric } from '../metrics/metric-text.ts'
import { measureProcess } from '../metrics/process-metrics.ts'
import { measureRequests } from '../metrics/request-metrics.ts'
import type { Traffic } from '../traffic.ts'

export const METRICS_PATH = '/metrics'

/** The figures of this process, for whoever has the token: a proxy makes every caller look near. */
export function metricsRoute(
  app: FastifyInstance,
  { adapter }: Database,
  traffic: Traffic,
  token: string,
): void {
  const readRequests = measureRequests(traffic)
  const readProcess = measureProcess()
  app.get(METRICS_PATH, (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, answers.signInFirst)
    }
    const metrics = [...readRequests(), ...connectionMetrics(adapter), ...readProcess()]
    return reply.type(METRICS_TYPE).header('cache-control', 'no-store').send(writeMetrics(metrics))
  })
}

function connectionMetrics(adapter: Database['adapter']): readonly Metric[] {
  const connections = adapter.connections()
  return connections
    ? [
        single('database_connections', 'gauge', 'Open connections.', connections.open),
        single('database_connections_idle', 'gauge', 'Open connections nobody uses.', connections.idle),
        single('database_connections_waiting', 'gauge', 'Calls that wait for one.', connections.waiting),
      ]
    : []
}

/** In a time that tells nothing of where they differ. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
