import type { FastifyInstance } from 'fastify'
import { answers } from '../../texts/fr/answers.ts'
import { Refusal } from '../errors/refusal.ts'

/** A login is a hundred bytes; a form with a long description is many. */
export const MOST_STRANGER_BYTES = 16_384
const MOST_BYTES = 1_048_576
/** Levels of lists and objects in each other; what a form sends has three. */
const MOST_LEVELS = 20

/** JSON bodies, of which an empty one carries nothing; multipart has its own plugin, and anything else is refused. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    if (text.trim() === '') done(null, undefined)
    else if (isDeep(text)) done(new Refusal(400, answers.unreadable))
    else parseJson(request, text, done)
  })
}

/** For the calls of this scope, which are answered to nobody who is not logged in. */
export function allowLargeBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = MOST_BYTES
  })
}

/**
 * Whether more brackets are open at a time, those in texts aside, than any payload needs. One pass without going back:
 * a regular expression would look at the rest of a text that never ends once for each of its quotes.
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
    if (open > MOST_LEVELS) return true
  }
  return false
}
