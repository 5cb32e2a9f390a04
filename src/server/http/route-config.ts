import type { FastifyInstance, RouteOptions } from 'fastify'
import type { May } from '../../calls/call.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. */
    may?: May
    /** The entity that it is about, where its path does not name one. */
    entity?: AnyEntity
    /** Changes nothing, whatever its method is. */
    isReading?: boolean
    /** Whether an API key may make it, where that does not follow from `may`. */
    byKey?: boolean
    /** It runs own code. */
    isAct?: boolean
    /** Whether, or of which entity, it needs a recent proof of who it is. */
    asksAgain?: true | 'ofAccounts'
  }
  interface FastifyRequest {
    /** The entity that the call is about. */
    entity: AnyEntity | null
  }
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
