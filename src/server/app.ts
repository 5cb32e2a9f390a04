import cookies from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { answerClientError } from './http/client-error.ts'
import { REQUEST_ID_HEADER } from '../schema/session-contract.ts'
import { Throttled } from './errors/throttled.ts'
import { buildRefusal } from './errors/refusal-answer.ts'
import type { Backend } from './backend.ts'
import { requestId, sendRequestIds } from './http/request-id.ts'
import { CONNECTION_LIMITS, openServer, type ConnectionLimits } from './http/connection-limits.ts'
import { createConnections } from './http/connections.ts'
import { logRequests, REQUEST_ID_LABEL } from './operations/request-log.ts'
import { refuseWhileClosing } from './http/refuse-while-closing.ts'
import { clientFiles } from './http/client-files.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { entityRoutes } from './http/entity-routes.ts'
import { healthRoute } from './operations/health-route.ts'
import { historyRoute } from './http/history-route.ts'
import { homeRoute } from './http/home-route.ts'
import { metricsRoute } from './operations/metrics-route.ts'
import { limitStrangers } from './http/limit-strangers.ts'
import { allowLargeBodies, MOST_STRANGER_BYTES, parseBodies } from './http/parse-bodies.ts'
import { openApiRoute } from './http/open-api-route.ts'
import { profileRoutes } from './http/profile-routes.ts'
import { MULTIPART_LIMITS } from './http/read-multipart.ts'
import { safetyHeaders } from './http/safety-headers.ts'
import { sessionRoutes } from './http/session-routes.ts'
import { uploadsRoute } from './http/uploads-route.ts'
import { createTraffic, watchRoutes } from './operations/traffic.ts'
import { trustNone, type TrustProxy } from './http/trust-proxy.ts'
import { guard } from './session/guard.ts'
import { refuseForeignOrigins } from './session/refuse-foreign-origins.ts'

export interface AppOptions {
  readonly backend: Backend
  /** The built browser half; without it only the calls are served. */
  readonly clientFolder?: string | undefined
  /** The OpenAPI document of the contract, as JSON; without it none is served. */
  readonly openApi?: string | undefined
  /** Whether a proxy in front may say which protocol and host it was asked for, and by whom. */
  readonly trustProxy?: TrustProxy
  /** Who brings it may read the figures; without one nobody may, and none are kept. */
  readonly metricsToken?: string | undefined
  readonly connectionLimits?: ConnectionLimits
  readonly logger?: FastifyServerOptions['logger']
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The application, ready to be listened to or injected into. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { backend, clientFolder, trustProxy = trustNone, metricsToken, logger = false } = options
  const { connectionLimits = CONNECTION_LIMITS } = options
  const traffic = createTraffic()
  const connections = createConnections(connectionLimits.bounds, trustProxy)
  const app = fastify({
    serverFactory(route) {
      const server = openServer(connectionLimits, route)
      connections.watch(server)
      return server
    },
    clientErrorHandler: answerClientError,
    bodyLimit: MOST_STRANGER_BYTES,
    trustProxy,
    ...(logger !== undefined && { logger }),
    genReqId: (request) => requestId(request, trustProxy),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
    frameworkErrors: sendRefusal,
    // Its own answer is not the documented one: see refuseWhileClosing.
    return503OnClosing: false,
  })
  app.setErrorHandler(sendRefusal)
  sendRequestIds(app)
  watchRoutes(app, traffic)
  logRequests(traffic, app.log)
  await safetyHeaders(app)
  refuseWhileClosing(app, connections)
  limitStrangers(app, connections, connectionLimits.strangerMs)
  parseBodies(app)
  await app.register(cookies)
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false })
  app.decorateRequest('session', null)

  healthRoute(app, backend.store)
  if (metricsToken !== undefined) metricsRoute(app, backend.store, traffic, metricsToken)
  uploadsRoute(app, backend.store.uploads)
  if (clientFolder !== undefined) await clientFiles(app, clientFolder, backend)
  await app.register(async (api) => calls(api, options))
  return app
}

function calls(api: FastifyInstance, { backend, openApi }: AppOptions): void {
  refuseForeignOrigins(api)
  compressAnswers(api)
  api.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  sessionRoutes(api, backend)
  api.register(async (guarded) => {
    guard(guarded, backend)
    allowLargeBodies(guarded)
    profileRoutes(guarded, backend)
    homeRoute(guarded, backend)
    historyRoute(guarded, backend.store)
    if (openApi !== undefined) openApiRoute(guarded, openApi)
    for (const entity of backend.store.entities) entityRoutes(guarded, backend, entity)
  })
}

function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // Before it is known who asks nothing is changed.
  const mayBeDone = request.session !== null && !SAFE_METHODS.has(request.method)
  const { status, answer } = buildRefusal(error, { id: request.id, mayBeDone })
  if (error instanceof Throttled) {
    request.log.warn('an attempt has to wait')
    reply.header('retry-after', error.retryAfter)
  }
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  // What is missing may be there in a moment, sent by another process that is newer.
  reply.headers({ [REQUEST_ID_HEADER]: request.id, 'cache-control': 'no-store' })
  void reply.status(status).send(answer)
}
