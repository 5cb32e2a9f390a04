import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { operationsCalls, readMetricsCall } from '../../../calls/operations.ts'
import { UPLOADS_PATH } from '../../../schema/access/session-contract.ts'
import { answers } from '#texts/server.ts'
import { currentTranslation } from '../../../texts/translation.ts'
import type { Backend } from '../../backend.ts'
import { HttpError } from '../../errors/http-error.ts'
import { readManifest, filesOfChunks, type Manifest } from './client-manifest.ts'
import { chooseEncoding } from '../compress-answers.ts'
import { openAll } from '../route-config.ts'
import { listLoginOffers, nameLoginOffers, type PageOpening } from './page-opening.ts'
import type { ProgramLanguages } from '../program-languages.ts'
import { movePage } from '../base-path.ts'
import { linkPages, HEAD_END, linkOfFile } from './page-links.ts'
import { directionOf, type Language } from '../../../schema/values/text.ts'

/** The page's `meta` element with the address of another backend, if it was built for one. */
const BACKEND_META = /<meta name="backend" content="([^"]*)"/

/**
 * The page's Content-Security-Policy: only its own files, no inline scripts. Inline styles are allowed, because the
 * component library sets them on elements. Pictures chosen for upload are `blob:`, small ones of the build `data:`.
 * @param page The built page. If it was built for another backend, that one is allowed too.
 */
export function pagePolicy(page: string): string {
  const backend = originOf(backendOf(page))
  const sources = (...names: readonly string[]) =>
    [...names, ...(backend === null ? [] : [backend])].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources("'self'", 'blob:', 'data:')}`,
    "font-src 'self'",
    `connect-src ${sources("'self'")}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The backend that a built page calls; undefined where it is the one that sends it. */
function backendOf(page: string): string | undefined {
  return BACKEND_META.exec(page)?.[1]
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null
}

const PAGE = 'index.html'
const ASSETS_PATH = '/assets'

// A missing path below these is not found; it is never a page of the router.
const NO_PAGES = [
  '/api',
  UPLOADS_PATH,
  ASSETS_PATH,
  readMetricsCall.path,
  ...Object.values(operationsCalls).map(({ path }) => path),
]

/** The names of assets carry a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'

interface ServedProgram {
  readonly backend: Pick<Backend, 'identify' | 'store' | 'notifier' | 'account'>
  readonly features: readonly PageOpening[]
  readonly languages: ProgramLanguages
}

/** The built files of the browser, and `index.html` for every path that may be a page of the router. */
export async function clientFiles(
  app: FastifyInstance,
  builtFolder: string,
  { backend, features, languages }: ServedProgram,
): Promise<void> {
  if (!existsSync(join(builtFolder, PAGE))) return
  // A later build leads the folder elsewhere, and this process goes on with its own.
  const root = await realpath(builtFolder)
  const built = await readFile(join(root, PAGE), 'utf8')
  const page = nameLoginOffers(built, listLoginOffers(features, backend))
  const policy = pagePolicy(page)
  // The calls of a page that was built for another backend are not answered here.
  const manifest = await readManifest(root)
  const translated = translatePages(page, manifest, languages)
  const linked =
    backendOf(page) === undefined ? linkPages(manifest, backend, features) : async () => undefined
  await app.register(async (files) => {
    openAll(files)
    files.addHook('onRequest', (request, reply, done) => {
      // The plugin takes `br;q=0` for a wish for brotli, and sends no `Vary`.
      request.raw.headers['accept-encoding'] = chooseEncoding(request)
      reply.header('vary', 'accept-encoding')
      reply.header('cache-control', isBelow(pathOf(request.url), ASSETS_PATH) ? IMMUTABLE : REVALIDATE)
      done()
    })
    await files.register(staticFiles, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', PAGE],
    })
    // Without validators the page is always sent whole. `no-store` would keep it out of the back/forward cache.
    files.get('/*', async (request, reply) => {
      const path = pathOf(request.url)
      if (NO_PAGES.some((prefix) => isBelow(path, prefix)) || isFileName(path))
        throw new HttpError(404, answers.notFound)
      reply.header('content-security-policy', policy)
      const spoken = translated.get(currentTranslation().language)
      const isAsBuilt = page === built && app.basePath === ''
      const own = (await linked(request, path, spoken ?? page)) ?? spoken ?? (isAsBuilt ? undefined : page)
      if (own !== undefined) {
        reply.header('cache-control', `private, ${REVALIDATE}`)
        return reply.type('text/html; charset=utf-8').send(movePage(own, app.basePath))
      }
      return reply.sendFile(PAGE, { etag: false, lastModified: false })
    })
  })
}

/** Whether a path ends in a file name or is hidden; no page of the router does. */
function isFileName(path: string): boolean {
  const [, ...extensions] = path.slice(path.lastIndexOf('/') + 1).split('.')
  const isFile = path.includes('/.') || extensions.some((extension) => /[a-z]/i.test(extension))
  return path !== `/${PAGE}` && isFile
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

/** The page in each language that it was not built in: its language, direction, and the files of its first words. */
function translatePages(
  page: string,
  manifest: Manifest,
  { spoken: [own, ...others] }: ProgramLanguages,
): ReadonlyMap<Language, string> {
  return new Map(
    others.map(({ language }) => {
      const files = filesOfChunks(manifest, [
        'load-translation',
        `language-${language}`,
        ...(directionOf(language) === 'rtl' ? ['style/right-to-left.css'] : []),
      ])
      const links = [...files].filter((file) => !page.includes(file)).map(linkOfFile)
      const translated = page.replace(
        `<html lang="${own.language}"`,
        `<html lang="${language}" dir="${directionOf(language)}"`,
      )
      return [language, translated.replace(HEAD_END, () => links.join('') + HEAD_END)]
    }),
  )
}
