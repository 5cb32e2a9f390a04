import type { FastifyInstance } from 'fastify'

const INTERVAL_MS = 100

/** While the program ends: a connection whose request has just been answered would be kept open for the next one. */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), INTERVAL_MS)
    app.server.once('close', () => clearInterval(timer))
  })
}
