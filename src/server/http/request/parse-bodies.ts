import type { FastifyInstance } from 'fastify'
import { answers } from '#texts/server.ts'
import { HttpError } from '../../errors/http-error.ts'

/** A login has a hundred bytes; a form with a long description has many. */
export const MAX_ANONYMOUS_BYTES = 16_384
export const MAX_BYTES = 1_048_576
/** The nesting depth of JSON; a form sends three levels. */
export const MAX_DEPTH = 20
/** The members of one object and of one list: no form has a thousand fields, and an export names a hundred thousand records. */
const MAX_PARTS = { '{': 1_000, '[': 100_000 }

/** Parses JSON bodies, an empty one included. Multipart has its own plugin, and other types are refused. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    if (text.trim() === '') return done(null, undefined)
    const refusal = refusalOf(text)
    if (refusal) done(refusal)
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
 * Why a body is refused before it is parsed: brackets outside of strings are nested deeper, or hold more, than any payload
 * needs. A single pass, because a regular expression would take quadratic time for an unterminated string.
 */
function refusalOf(text: string): HttpError | undefined {
  const roomIn: number[] = []
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"') isInText = !isInText
    else if (isInText) continue
    else if (sign === '[' || sign === '{') roomIn.push(MAX_PARTS[sign])
    else if (sign === ']' || sign === '}') roomIn.pop()
    else if (sign === ',') {
      // A comma stands between two parts.
      const room = (roomIn.pop() ?? 1) - 1
      if (room < 1) return new HttpError(413, answers.tooLarge)
      roomIn.push(room)
    }
    if (roomIn.length > MAX_DEPTH) return new HttpError(400, answers.unreadable)
  }
  return undefined
}
