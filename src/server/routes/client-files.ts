import type { FastifyInstance, FastifyReply } from 'fastify'
import { UPLOADS_PATH } from '../../schema/session-contract.ts'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../answers/refusal.ts'
import { HEALTH_PATH } from './health-route.ts'

const ASSETS_PATH = '/assets'

// Below these a missing address is missing, and no screen of the browser's router.
const NO_SCREENS = ['/api', UPLOADS_PATH, ASSETS_PATH, HEALTH_PATH]

/** The built browser half: its files, and its one page for every address that may be a screen. */
export function clientFiles(app: FastifyInstance, folder: string | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    const isScreen = ['GET', 'HEAD'].includes(request.method) && mayBeScreen(pathOf(request.url))
    if (folder === undefined || !isScreen) throw new Refusal(404, answers.notFound)
    return sendPage(reply, folder)
  })
  if (folder === undefined) return
  app.get('/*', (request, reply) => {
    const path = pathOf(request.url)
    // Asset names carry a hash of their content, so they are kept for ever.
    if (isBelow(path, ASSETS_PATH)) return reply.sendFile(path, folder, { maxAge: '365d', immutable: true })
    if (!mayBeScreen(path)) return reply.callNotFound()
    if (!path.includes('.') || path === '/index.html') return sendPage(reply, folder)
    return reply.sendFile(path, folder, { maxAge: '1h' })
  })
}

/** The page names the assets of one build: it is asked for anew every time. */
function sendPage(reply: FastifyReply, folder: string): FastifyReply {
  reply.header('cache-control', 'no-cache')
  return reply.sendFile('index.html', folder, { cacheControl: false })
}

function mayBeScreen(path: string): boolean {
  return !NO_SCREENS.some((prefix) => isBelow(path, prefix))
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
