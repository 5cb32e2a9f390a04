import cookies from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import type { ServerFeature } from './feature.ts'
import { answerClientError } from './http/connections/client-error.ts'
import { REQUEST_ID_HEADER } from '../schema/access/session-contract.ts'
import { DatabaseUnavailable } from './errors/database-unavailable.ts'
import { RateLimitError } from './errors/http-error.ts'
import { planTables } from './database/plan-tables.ts'
import { buildErrorResponse } from './http/error-response.ts'
import type { Backend } from './backend.ts'
import { requestId, sendRequestIds } from './http/request/request-id.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, openServer } from './http/connections/connection-limits.ts'
import { createConnections } from './http/connections/connections.ts'
import { logRequests, REQUEST_ID_LABEL } from './operations/request-log.ts'
import { rejectWhileClosing } from './http/connections/reject-while-closing.ts'
import { createResponseCache } from './http/cached-responses.ts'
import { checkHost, safetyHeaders } from './http/safety-headers.ts'
import { stripBasePath } from './http/base-path.ts'
import { clientFiles } from './http/page/client-files.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { describeCustomEndpoints } from './http/open-api/describe-custom-endpoints.ts'
import { entityRoutes } from './http/entity-routes.ts'
import { healthRoutes, metricsRoute } from './http/operations-routes.ts'
import { linkRoutes } from '../accounts/server/http/link-routes.ts'
import { gate } from '../accounts/server/http/gate.ts'
import { refuseUnsaid } from './http/route-config.ts'
import {
  historyRoute,
  matchingIdsRoute,
  startsRoute,
  referrersRoute,
  restoreRoute,
} from './http/record-routes.ts'
import { customRoutes } from './http/custom-routes.ts'
import { openApiRoute } from './http/open-api/open-api-route.ts'
import { createReadiness } from './operations/health.ts'
import { createMetrics } from './operations/metrics.ts'
import { limitAnonymous } from './http/limit-anonymous.ts'
import { allowLargeBodies, MAX_ANONYMOUS_BYTES, parseBodies } from './http/request/parse-bodies.ts'
import { profileRoutes } from '../accounts/server/http/profile-routes.ts'
import { MULTIPART_LIMITS } from './http/request/read-multipart.ts'
import { sessionRoutes } from '../accounts/server/http/session-routes.ts'
import { createSpeech, translateAnswers } from './http/translate-answers.ts'
import { programLanguages, type ProgramLanguages } from './http/program-languages.ts'
import { uploadsRoute } from './http/uploads-route.ts'
import { createTraffic, watchRoutes } from './operations/traffic.ts'
import { trustNone, type TrustProxy } from './http/trust-proxy.ts'
import { admitHostCallers, type Host } from '../accounts/server/http/host-callers.ts'
import { checkOrigin } from '../accounts/server/http/identify.ts'

export interface AppOptions {
  readonly backend: Backend
  /** What people can do beside the calls of the core. */
  readonly features: readonly ServerFeature[]
  /** `BASE_PATH`; empty where the program has its host alone. */
  readonly basePath?: string
  /** The program that this one runs inside. */
  readonly host?: Host | undefined
  /** The folder of the built browser files; without it only the API is served. */
  readonly clientFolder?: string | undefined
  /** The OpenAPI document of the contract, as JSON; without it none is served. */
  readonly openApi?: string | undefined
  /** What readiness looks for room in. */
  readonly dataFolder?: string
  /** Which proxies are trusted. */
  readonly trustProxy?: TrustProxy
  /** The token for the metrics; without it there are none. */
  readonly metricsToken?: string | undefined
  readonly connectionLimits?: ConnectionLimits
  /** How long it goes on answering once it is to close, and refuses after that: for callers who keep their connections. */
  readonly drainMs?: number
  /** Those of the configs of this program, unless another program's are served. */
  readonly languages?: ProgramLanguages
  readonly logger?: FastifyServerOptions['logger']
}

/** For a database that is away, or has no connection to spare. */
const RETRY_AFTER_S = 5
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The application, ready for `listen` or `inject`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { backend, clientFolder, trustProxy = trustNone, metricsToken, logger = false } = options
  const { connectionLimits = CONNECTION_LIMITS, languages = programLanguages, basePath = '' } = options
  const traffic = createTraffic()
  const connections = createConnections(connectionLimits.bounds, trustProxy)
  const speech = await createSpeech(languages)
  // What cannot be routed, or read, is refused where nothing knows of the request any more, or yet.
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    speech.toCaller(request, () => sendError(error, request, reply))
  const app = fastify({
    serverFactory(route) {
      const server = openServer(connectionLimits, route)
      connections.watch(server)
      return server
    },
    clientErrorHandler: answerClientError,
    bodyLimit: MAX_ANONYMOUS_BYTES,
    trustProxy,
    ...(basePath !== '' && { rewriteUrl: stripBasePath(basePath) }),
    ...(logger !== undefined && { logger }),
    genReqId: (request) => requestId(request, trustProxy),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
    frameworkErrors: answerError,
    // Fastify's 503 has not the documented body: see rejectWhileClosing.
    return503OnClosing: false,
  })
  app.decorate('basePath', basePath)
  app.setErrorHandler(answerError)
  backend.logTo(app.log)
  sendRequestIds(app)
  watchRoutes(app, traffic)
  logRequests(traffic, app.log)
  await safetyHeaders(app)
  translateAnswers(app, speech)
  rejectWhileClosing(app, connections, options.drainMs ?? 0)
  limitAnonymous(app, connections, connectionLimits.anonymousMs)
  parseBodies(app)
  await app.register(cookies)
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false })
  for (const name of ['session', 'store', 'entity']) app.decorateRequest(name, null)
  refuseUnsaid(app)
  if (options.host) admitHostCallers(app, backend, options.host)

  healthRoutes(
    app,
    backend.store,
    createReadiness({
      database: backend.store,
      dataFolder: options.dataFolder,
      uploads: backend.store.uploads,
      tables: planTables(backend.store.entities, options.features),
    }),
  )
  if (metricsToken !== undefined) metricsRoute(app, createMetrics(backend.store, traffic), metricsToken)
  uploadsRoute(app, backend)
  if (clientFolder !== undefined) await clientFiles(app, clientFolder, { ...options, languages })
  await app.register(async (api) => calls(api, options))
  return app
}

function calls(api: FastifyInstance, { backend, features, openApi }: AppOptions): void {
  checkHost(api)
  checkOrigin(api, backend)
  gate(api, backend)
  allowLargeBodies(api)
  compressAnswers(api)
  api.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  for (const { routes } of features) routes(api, backend)
  sessionRoutes(api, backend)
  linkRoutes(api, backend)
  profileRoutes(api, backend)
  historyRoute(api)
  referrersRoute(api)
  matchingIdsRoute(api)
  startsRoute(api, backend)
  customRoutes(api, backend)
  restoreRoute(api, backend)
  if (openApi !== undefined)
    openApiRoute(api, describeCustomEndpoints(openApi, backend.store.customCode.behaviours))
  const cache = createResponseCache()
  for (const entity of backend.store.entities) entityRoutes(api, backend, cache, entity)
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // Without a session nothing was changed.
  const mayBeDone = request.session !== null && !SAFE_METHODS.has(request.method)
  const { status, body } = buildErrorResponse(error, { id: request.id, mayBeDone })
  if (error instanceof RateLimitError) {
    request.log.warn('an attempt has to wait')
    reply.header('retry-after', error.retryAfter)
  }
  // What may have been written must not be sent again unseen.
  if (error instanceof DatabaseUnavailable && !(mayBeDone && error.mayBeDone))
    reply.header('retry-after', RETRY_AFTER_S)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  // A 404 must not be cached: after a deployment a newer process may have the file.
  reply.headers({ [REQUEST_ID_HEADER]: request.id, 'cache-control': 'no-store' })
  void reply.status(status).send(body)
}
