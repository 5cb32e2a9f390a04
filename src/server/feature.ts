import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend.ts'
import type { WithTables } from './database/planned-table.ts'
import type { WithLog, WithService } from './service.ts'
import type { PageOpening } from './http/page/page-opening.ts'

/** A feature, as the server knows it. */
export interface ServerFeature extends PageOpening, WithLog, WithService, WithTables {
  readonly name: string
  /** Adds its calls, which only people who are logged in can make. */
  routes(app: FastifyInstance, backend: Backend): void
}
