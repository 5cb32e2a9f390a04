import type { FastifyInstance, RouteOptions } from 'fastify'
import type { May } from '../../calls/call.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Backend } from '../backend.ts'
import { assertIsNamed, assertMay, assertMayOne, assertMayRunJobs } from '../records/access/access.ts'
import type { Store } from '../records/store/store.ts'
import { identify, sessionOf } from '../session/guard.ts'
import { readEntity } from './read-request.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. */
    may?: May
    /** The entity that it is about, where its path does not name one. */
    entity?: AnyEntity
  }
  interface FastifyRequest {
    /** The entity that the call is about. */
    entity: AnyEntity | null
  }
}

/** Lets only those make a call who may, as its route says. Before its body is read. */
export function gate(app: FastifyInstance, { sessions, store, storeOfAccount }: Backend): void {
  app.addHook('onRequest', async (request) => {
    const { may, entity } = request.routeOptions.config
    if (may === 'open') return
    await identify(request, sessions)
    const { id, accountId } = sessionOf(request)
    const caller = { ...(await storeOfAccount(accountId)), session: id }
    request.store = caller
    request.entity = entity ?? namedIn(request.params, store.entities)
    if (may !== undefined && request.entity) assertAllowed(caller, may, request.entity)
  })
}

/** Whether somebody who is logged in may make a call about an entity. @throws HttpError */
function assertAllowed(caller: Store, may: Exclude<May, 'open'>, entity: AnyEntity): void {
  if (may === 'account') return
  if (may === 'runJobs') return assertMayRunJobs(caller, entity)
  if (typeof may === 'string') return void assertMay(caller, may, entity)
  if ('roles' in may) return assertIsNamed(caller, may.roles, entity)
  assertMayOne(caller, may, entity)
}

/** The entity that a path names as `:entity`. @throws HttpError where there is none of that name. */
function namedIn(params: unknown, entities: readonly AnyEntity[]): AnyEntity | null {
  const isNamed = typeof params === 'object' && params !== null && 'entity' in params
  return isNamed ? readEntity(entities, String(params.entity)) : null
}

/** Nothing is served of which no route says who may: the start fails instead. */
export function refuseUnsaid(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', (done) => {
    const unsaid = routes.filter(({ config }) => config?.may === undefined)
    const names = unsaid.map(({ method, url }) => `${[method].flat().join(', ')} ${url}`)
    done(names.length > 0 ? new Error(`No "may" says who may make: ${names.join('; ')}`) : undefined)
  })
}

/** For routes that a plugin adds. */
export function openAll(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, may: 'open' }
  })
}
