import type { FastifyInstance } from 'fastify'

/** JSON bodies, of which an empty one carries nothing; multipart has its own plugin, and anything else is refused. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    if (text.trim() === '') done(null, undefined)
    else parseJson(request, text, done)
  })
}
