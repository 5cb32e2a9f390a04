import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import { viewsContract } from './calls.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../../server/errors/http-error.ts'
import { assertMay } from '../../server/records/access/access.ts'
import type { Backend } from '../../server/backend.ts'
import type { ServerFeature } from '../../server/feature.ts'
import { viewPayloadSchema } from './server/payload.ts'
import { createView, destroyView, readViews, updateView, type ViewOwner } from './server/views.ts'
import { sessionOf, storeOf } from '../../server/session/guard.ts'
import { readEntity, readId, readJson } from '../../server/http/read-request.ts'

interface ViewRequest {
  Params: { entity: string; id?: string }
}

/** The saved views of an entity's list: the caller's own, and those that others share. */
export const viewsServer: ServerFeature = {
  name: 'views',
  routes: viewsRoutes,
  listOpening: {
    call: viewsContract.list,
    async isOther(store, owner) {
      const views = await readViews(store.queries, owner)
      return views.some(({ isDefault }) => isDefault)
    },
  },
}

function viewsRoutes(app: FastifyInstance, { store }: Backend): void {
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
