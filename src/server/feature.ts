import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend.ts'

/** A feature, as the server knows it. */
export interface ServerFeature {
  readonly name: string
  /** Adds its calls, which only people who are logged in can make. */
  routes(app: FastifyInstance, backend: Backend): void
}
