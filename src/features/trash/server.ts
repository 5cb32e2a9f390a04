import type { FastifyInstance } from 'fastify'
import type { Backend } from '../../server/backend.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { readEntity } from '../../server/http/request/read-request.ts'
import { route } from '../../server/http/route.ts'
import { listTrashCall } from './calls.ts'
import { readTrash } from './server/read-trash.ts'

/** The deleted records of the last weeks. */
export const trashServer: ServerFeature = { name: 'trash', routes: trashRoutes }

function trashRoutes(app: FastifyInstance, backend: Backend): void {
  const { entities } = backend.store
  route(app, listTrashCall, ({ store, query: { entity, page = 1 } }) =>
    readTrash(store, { entity: entity === undefined ? undefined : readEntity(entities, entity), page }),
  )
}
