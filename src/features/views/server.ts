import type { FastifyInstance } from 'fastify'
import { viewAnswers } from '#features/views/texts.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { type Backend, route, type ServerFeature, type Session } from '../../server/face.ts'
import { listViewsCall } from './calls/list-views.ts'
import { createViewCall, destroyViewCall, updateViewCall, type ListViewPayload } from './calls.ts'
import * as views from './server/views.ts'
import { listViewsTable } from './server/views.ts'

/** The saved views of an entity's list: the caller's own, and those that others share. */
export const viewsServer: ServerFeature = {
  name: 'views',
  routes: viewsRoutes,
  tables: [listViewsTable],
  listOpening: {
    call: listViewsCall,
    async isOther(store, owner) {
      const all = await views.readViews(store.queries, owner)
      return all.some(({ isDefault }) => isDefault)
    },
  },
}

function viewsRoutes(app: FastifyInstance, { store }: Backend): void {
  const parts = { describeBody: () => viewAnswers.badRequest }
  const create = async (owner: views.ViewOwner, view: ListViewPayload) => ({
    view: await views.createView(store, owner, view),
  })
  const update = async (owner: views.ViewOwner, id: number, view: ListViewPayload) => ({
    view: await views.updateView(store, owner, id, view),
  })
  route(app, listViewsCall, async (asked) => ({
    views: await views.readViews(store.queries, ownerOf(asked)),
  }))
  route(app, createViewCall, (asked) => create(ownerOf(asked), asked.body), parts)
  route(app, updateViewCall, (asked) => update(ownerOf(asked), asked.params.id, asked.body), parts)
  route(app, destroyViewCall, (asked) => views.destroyView(store, ownerOf(asked), asked.params.id))
}

interface Caller {
  readonly session: Session
  readonly params: { readonly entity: AnyEntity }
}

function ownerOf({ session, params: { entity } }: Caller): views.ViewOwner {
  return { entity: entity.name, accountId: session.accountId }
}
