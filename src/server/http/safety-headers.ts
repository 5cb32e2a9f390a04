import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/server.ts'
import { HttpError } from '../errors/http-error.ts'

const YEAR_SECONDS = 31_536_000

const NO_PAGE = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Like all that is no page, and sandboxed, as anybody may have written an uploaded file: no origin, no scripts, no plugins. */
export const UPLOAD_POLICY = { useDefaults: false, directives: { ...NO_PAGE, sandbox: [] } }

/** Features that the product does not use. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
const PERMISSIONS_POLICY = PERMISSIONS.map((name) => `${name}=()`).join(', ')

/** The safety headers of every response; the page overrides the policy. */
export async function safetyHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // A response that is no page may load, frame and run nothing.
    contentSecurityPolicy: { useDefaults: false, directives: NO_PAGE },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    // Without TLS browsers ignore it. Subdomains are not included, as they may be others'.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    }
    done()
  })
}

/** A name or an address, with or without a port. */
const HOST = /^[\w.:[\]-]+$/

/** Refuses calls to a host that is none: where no `PUBLIC_URL` says it, our own addresses are made of it. */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ host }, _reply, done) => {
    const isHost = HOST.test(host) && URL.canParse(`http://${host}`)
    done(isHost ? undefined : new HttpError(400, answers.unreadable))
  })
}
