import type { FastifyInstance } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { trashQuery } from '../../schema/request-schemas.ts'
import { trashContract } from '../../schema/trash-contract.ts'
import { answers } from '../../texts/answers.ts'
import type { Backend } from '../backend.ts'
import { HttpError } from '../errors/http-error.ts'
import { restoreRecord } from '../records/restore.ts'
import { readTrash } from '../records/trash.ts'
import { readAuthor } from '../session/account.ts'
import { sessionOf, storeOf } from '../session/guard.ts'
import { readEntity, readId } from './read-request.ts'

interface RestoreRequest {
  Params: { entity: string; id: string }
}

/** The deleted records, and the way back. */
export function trashRoutes(app: FastifyInstance, backend: Backend): void {
  const { store } = backend
  const { list, restore } = trashContract
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
  app.route<RestoreRequest>({
    method: restore.method,
    url: restore.path,
    async handler(request) {
      const entity = readEntity(store.entities, request.params.entity)
      const id = readId(request.params, {})
      await restoreRecord(storeOf(request), entity, id, await readAuthor(backend, sessionOf(request)))
      return { success: true }
    },
  })
}
