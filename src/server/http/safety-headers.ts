import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

const NO_PAGE = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** As for all that is no page, and what an uploaded file says is nobody's word: no origin, no scripts, no plugins. */
export const UPLOAD_POLICY = { useDefaults: false, directives: { ...NO_PAGE, sandbox: [] } }

/** What no part of the product asks a browser for. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
const PERMISSIONS_POLICY = PERMISSIONS.map((name) => `${name}=()`).join(', ')

/** What every answer tells a browser not to do; a page says for itself what it needs. */
export async function safetyHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Nothing may be loaded, framed or run by an answer that is no page, wherever a browser is made to show it.
    contentSecurityPolicy: { useDefaults: false, directives: NO_PAGE },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
    // Without TLS browsers ignore it; of other hosts of the domain we know nothing.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    }
    done()
  })
}
