import { existsSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { UPLOADS_PATH } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'
import { HEALTH_PATH } from './health-route.ts'
import { METRICS_PATH } from './metrics-route.ts'
import { pagePolicy } from './page-policy.ts'

const ASSETS_PATH = '/assets'
const PAGE = '/index.html'

// Below these a missing address is missing, and no screen of the browser's router.
const NO_SCREENS = ['/api', UPLOADS_PATH, ASSETS_PATH, HEALTH_PATH, METRICS_PATH]

/** The built browser half: its files, and its one page for every address that may be a screen. */
export function clientFiles(app: FastifyInstance, builtFolder: string): void {
  const folder = resolve(builtFolder)
  const policy = pagePolicy(readPage(folder))
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url)
    const isFile = path !== PAGE && (await holdsFile(folder, path))
    // Asset names carry a hash of their content, so they are kept for ever.
    if (isFile && isBelow(path, ASSETS_PATH)) {
      return reply.sendFile(path, folder, { maxAge: '365d', immutable: true })
    }
    if (isFile) return reply.sendFile(path, folder, { maxAge: '1h' })
    if (NO_SCREENS.some((prefix) => isBelow(path, prefix))) throw new Refusal(404, answers.notFound)
    return sendPage(reply, folder, policy)
  })
}

/** Before the first build there is none, and its address is answered with 404. */
function readPage(folder: string): string {
  const file = join(folder, PAGE)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The page names the assets of one build: it is asked for anew every time. */
function sendPage(reply: FastifyReply, folder: string, policy: string): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
  return reply.sendFile(PAGE, folder, { cacheControl: false })
}

async function holdsFile(folder: string, path: string): Promise<boolean> {
  const file = resolve(folder, `.${path}`)
  if (!file.startsWith(folder + sep)) return false
  try {
    return (await stat(file)).isFile()
  } catch {
    return false
  }
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
