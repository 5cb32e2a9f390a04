import { AsyncLocalStorage } from 'node:async_hooks'
import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { ProgramLanguages } from './program-languages.ts'
import { LANGUAGE_COOKIE } from '../../schema/session-contract.ts'
import { setTranslationSource, type Translation } from '../../texts/translation.ts'

/** What whoever is answered is spoken to in. */
export const asked = new AsyncLocalStorage<Translation>()

setTranslationSource(() => asked.getStore())

/** Does some work in the language of whoever makes a request. */
export type Speak = (request: FastifyRequest, work: () => void) => void

/**
 * Speaks to each caller in the language that the browser's cookie names, whatever the process speaks to others meanwhile. Who
 * has chosen none is spoken to in the program's own, or where it follows the browser in the first that this asks for.
 */
export async function createSpeak(languages: ProgramLanguages): Promise<Speak> {
  const translations = await loadTranslations(languages)
  if (translations.size < 2) return (_request, work) => work()
  const [own] = languages.spoken
  return (request, work) => {
    const chosen = translations.get(chosenLanguage(request) ?? '')
    const wanted = languages.followsBrowser ? findWanted(translations, request) : undefined
    asked.run(chosen ?? wanted ?? own, work)
  }
}

/** Before all others that may refuse a request. */
export function translateAnswers(app: FastifyInstance, speak: Speak): void {
  app.addHook('onRequest', (request, _reply, done) => speak(request, done))
  // What parses a body answers events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => speak(request, done))
}

/** Of the header itself: what cannot be routed is refused before its cookies are read. */
function chosenLanguage({ headers }: FastifyRequest): string | undefined {
  return headers.cookie?.includes(LANGUAGE_COOKIE)
    ? cookies.parse(headers.cookie)[LANGUAGE_COOKIE]
    : undefined
}

/** The first that the browser asks for of those that the program has: Arabic, of `de, ar-DZ;q=0.5`. */
function findWanted(
  translations: ReadonlyMap<string, Translation>,
  request: FastifyRequest,
): Translation | undefined {
  const tags = new Negotiator(request).languages()
  return tags.map((tag) => translations.get(tag.split('-', 1)[0] ?? '')).find((each) => each !== undefined)
}

async function loadTranslations({
  spoken: all,
  catalogues,
}: ProgramLanguages): Promise<ReadonlyMap<string, Translation>> {
  const loaded = all.map(async (spoken): Promise<[string, Translation]> => {
    const words = await catalogues[spoken.language]?.()
    return [
      spoken.language,
      { ...spoken, ...(words && { catalogue: { ...words.screenWords, ...words.serverWords } }) },
    ]
  })
  return new Map(await Promise.all(loaded))
}
