import type { IncomingMessage, ServerResponse } from 'node:http'
import { closeProgram } from './listen.ts'
import { openProgram, type ServeOptions } from './main.ts'
import { startMaintenanceJobs } from './operations/maintenance-jobs.ts'

/** A program inside another one. */
export interface Tribune {
  /** Answers a request whose body nobody has read: of `node:http`, of Express, and of Fastify after `reply.hijack()`. */
  handle(this: void, request: IncomingMessage, response: ServerResponse): void
  /** Lets what is under way come to its end. The host closes its own server first. */
  close(this: void): Promise<void>
}

/** Opens a program that answers what its host passes on to it. @throws StartupError with one sentence */
export async function openHandler(options: ServeOptions): Promise<Tribune> {
  const { app, backend } = await openProgram(options)
  await app.ready()
  startMaintenanceJobs(backend.maintenance, app.log)
  return {
    handle(request, response) {
      // Express takes the path away that it was mounted at.
      if ('originalUrl' in request && typeof request.originalUrl === 'string')
        request.url = request.originalUrl
      app.routing(request, response)
    },
    close: () => closeProgram(app, backend),
  }
}
