import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** Nothing may be loaded, framed or run by an answer that is no page, wherever a browser is made to show it. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** As above, and what an uploaded file says is nobody's word: no origin, no scripts, no plugins. */
export const UPLOAD_POLICY = `${NO_PAGE_POLICY}; sandbox`

/** What no part of the product asks a browser for. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']

const HEADERS = {
  'content-security-policy': NO_PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** What every answer tells a browser not to do; a page says for itself what it needs. */
export function safetyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS)
    // Without TLS browsers ignore it; of other hosts of the domain we know nothing.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    }
    done()
  })
}
