import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { viewPayloadSchema } from '../../schema/request-schemas.ts'
import { viewsContract } from '../../schema/views-contract.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../errors/http-error.ts'
import { assertMay } from '../records/access.ts'
import type { Store } from '../records/store.ts'
import { createView, destroyView, readViews, updateView, type ViewOwner } from '../records/views.ts'
import { sessionOf, storeOf } from '../session/guard.ts'
import { readEntity, readId, readJson } from './read-request.ts'

interface ViewRequest {
  Params: { entity: string; id?: string }
}

/** The saved views of an entity's list: the caller's own, and those that others share. */
export function viewsRoutes(app: FastifyInstance, store: Store): void {
  const { list, create, update, destroy } = viewsContract
  const ownerOf = (request: FastifyRequest<ViewRequest>): ViewOwner => ({
    entity: assertMay(storeOf(request), 'list', readEntity(store.entities, request.params.entity)).name,
    accountId: sessionOf(request).accountId,
  })
  app.route<ViewRequest>({
    method: list.method,
    url: list.path,
    handler: async (request) =>
      buildAnswerBody(list, await readViews(store.queries, ownerOf(request)), { success: true }),
  })
  app.route<ViewRequest>({
    method: create.method,
    url: create.path,
    handler: async (request) =>
      buildAnswerBody(create, await createView(store, ownerOf(request), parseView(request)), {
        success: true,
      }),
  })
  app.route<ViewRequest>({
    method: update.method,
    url: update.path,
    async handler(request) {
      const id = readId(request.params, {})
      const view = await updateView(store, ownerOf(request), id, parseView(request))
      return buildAnswerBody(update, view, { success: true })
    },
  })
  app.route<ViewRequest>({
    method: destroy.method,
    url: destroy.path,
    async handler(request) {
      await destroyView(store, ownerOf(request), readId(request.params, {}))
      return { success: true }
    },
  })
}

function parseView(request: FastifyRequest<ViewRequest>) {
  const parsed = viewPayloadSchema.safeParse(readJson(request))
  if (!parsed.success) throw new HttpError(400, answers.badView)
  return parsed.data
}
