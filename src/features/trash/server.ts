import type { ServerFeature } from '../../server/feature.ts'
import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { trashQuery } from '../../schema/request-schemas.ts'
import { trashContract } from './calls.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../../server/backend.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { readTrash } from './server/read-trash.ts'
import { storeOf } from '../../server/session/guard.ts'
import { readEntity } from '../../server/http/read-request.ts'

/** The deleted records of the last weeks. */
export const trashServer: ServerFeature = { name: 'trash', routes: trashRoutes }

function trashRoutes(app: FastifyInstance, { store }: Backend): void {
  const { list } = trashContract
  app.route({
    method: list.method,
    url: list.path,
    async handler(request) {
      const asked = trashQuery.safeParse(request.query)
      if (!asked.success) throw new HttpError(400, answers.badTrashQuery)
      const { entity: name, page = 1 } = asked.data
      const entity = name === undefined ? undefined : readEntity(store.entities, name)
      const { entries, total } = await readTrash(storeOf(request), { entity, page })
      return buildAnswerBody(list, entries, { success: true, total })
    },
  })
}
