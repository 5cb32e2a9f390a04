import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import { UPLOADS_PATH } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'
import { readBuiltFiles } from '../client/built-files.ts'
import { mediaTypeOf } from '../client/media-types.ts'
import { preparePages } from '../client/pages.ts'
import type { Backend } from '../backend.ts'
import { readParts } from '../client/read-parts.ts'
import { prepareRendering } from '../client/screen-renderer.ts'
import { sendEncoded } from '../client/send-encoded.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { identify } from '../session/guard.ts'
import { readSessionCookie } from '../session/session-cookie.ts'
import { createCompression } from './compress-answers.ts'
import { HEALTH_PATH } from '../operations/health-route.ts'
import { METRICS_PATH } from '../operations/metrics-route.ts'
import { pagePolicy } from './page-policy.ts'

const ASSETS_PATH = '/assets'
const PAGE = '/index.html'
const PAGE_TYPE = mediaTypeOf(PAGE)

// Below these a missing address is missing, and no screen of the browser's router.
const NO_SCREENS = ['/api', UPLOADS_PATH, ASSETS_PATH, HEALTH_PATH, METRICS_PATH]

/** Asset names carry a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Other names stay when their content changes. The page itself carries no tag either, so that it is fetched whole each
 * time; `no-store` would keep browsers from showing it at once, as it was left, to who comes back from elsewhere.
 */
const ASKED_ANEW = 'no-cache'

/** A page that shows somebody's data is, as these are, for no disk. */
const PERSONAL = 'no-store'

/** A call waits longer for a database that is away; whoever waits for a page sees nothing. */
const PATIENCE_MS = 500

/** The built browser half: its files, and its one page for every address that may be a screen. */
export async function clientFiles(
  app: FastifyInstance,
  builtFolder: string,
  backend: Backend,
): Promise<void> {
  const folder = resolve(builtFolder)
  const files = await readBuiltFiles(folder)
  const page = files.get(PAGE)?.encodings.identity.toString('utf8') ?? ''
  const policy = pagePolicy(page)
  const pageFor = preparePages(page, await readParts(folder), backend.store.entities)
  const renderPage = await prepareRendering(app, folder)
  app.get('/*', { onSend: compressRendered() }, async (request, reply) => {
    const path = pathOf(request.url)
    const file = path === PAGE ? undefined : files.get(path)
    if (file) return sendEncoded(request, reply, { ...file, cacheControl: cacheControlOf(path) })
    if (NO_SCREENS.some((prefix) => isBelow(path, prefix)) || isFileName(path) || page === '') {
      throw new Refusal(404, answers.notFound)
    }
    const mayBeLoggedIn = readSessionCookie(request) !== null
    const encodings = pageFor(path, mayBeLoggedIn)
    reply.header('content-security-policy', policy)
    if (mayBeLoggedIn) await identifySoon(request, backend)
    const rendered = request.session && (await renderPage(request, encodings.identity.toString('utf8')))
    if (rendered) return reply.header('cache-control', PERSONAL).type(PAGE_TYPE).send(Buffer.from(rendered))
    return sendEncoded(request, reply, { type: PAGE_TYPE, encodings, cacheControl: ASKED_ANEW })
  })
}

/** Finds out who asks. While the database is away the page comes nevertheless: its own calls are told so. */
async function identifySoon(request: FastifyRequest, backend: Backend): Promise<void> {
  const identified = identify(request, backend).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
  })
  await Promise.race([identified, wait(PATIENCE_MS, undefined, { ref: false })])
}

/** What the build has made is compressed by then. */
function compressRendered(): onSendAsyncHookHandler {
  const compress = createCompression()
  return async function (request, reply, payload) {
    return reply.hasHeader('content-encoding') || !request.session
      ? payload
      : compress.call(this, request, reply, payload)
  }
}

/** Whether an address ends as the names of files do, or lies in what is hidden: no screen's does. */
function isFileName(path: string): boolean {
  const [, ...extensions] = path.slice(path.lastIndexOf('/') + 1).split('.')
  const isFile = path.includes('/.') || extensions.some((extension) => /[a-z]/i.test(extension))
  return path !== PAGE && isFile
}

function cacheControlOf(path: string): string {
  return isBelow(path, ASSETS_PATH) ? IMMUTABLE : ASKED_ANEW
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

function pathOf(url: string): string {
  const [path = '/'] = url.split('?', 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
