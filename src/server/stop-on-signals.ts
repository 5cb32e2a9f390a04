import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database.ts'

/** How long requests in flight may take to finish; a connection that sends nothing more must not hold the program. */
const PATIENCE_MS = 15_000

/** On SIGTERM and Ctrl-C takes no more requests, finishes those in flight and ends; a second signal ends at once. */
export function stopOnSignals(app: FastifyInstance, database: Database): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
    void close(app, database)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function close(app: FastifyInstance, database: Database): Promise<void> {
  try {
    await app.close()
    await database.queries.destroy()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}
