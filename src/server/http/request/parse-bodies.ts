import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../../errors/http-error.ts'

/** A login has a hundred bytes; a form with a long description has many. */
export const MAX_ANONYMOUS_BYTES = 16_384
export const MAX_BYTES = 1_048_576
/** The nesting depth of JSON; a form sends three levels. */
export const MAX_DEPTH = 20

/** Parses JSON bodies, an empty one included. Multipart has its own plugin, and other types are refused. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    if (text.trim() === '') done(null, undefined)
    else if (isDeep(text)) done(new HttpError(400, answers.unreadable))
    else parseJson(request, text, done)
  })
}

/** For the calls of this scope that need a session. */
export function allowLargeBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.may !== 'open') route.bodyLimit ??= MAX_BYTES
  })
}

/**
 * Whether brackets outside of strings are nested deeper than any payload needs. A single pass, because a regular expression
 * would take quadratic time for an unterminated string.
 */
function isDeep(text: string): boolean {
  let open = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"') isInText = !isInText
    else if (isInText) continue
    else if (sign === '[' || sign === '{') open += 1
    else if (sign === ']' || sign === '}') open -= 1
    if (open > MAX_DEPTH) return true
  }
  return false
}
