import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProgramLanguages } from './program-languages.ts'
import { LANGUAGE_COOKIE } from '../../schema/session-contract.ts'
import { setTranslationSource, type Translation } from '../../texts/translation.ts'

const asked = new AsyncLocalStorage<Translation>()

setTranslationSource(() => asked.getStore())

/** Speaks to each caller in the language that the browser's cookie names, whatever the process speaks to others meanwhile. */
export async function translateAnswers(app: FastifyInstance, languages: ProgramLanguages): Promise<void> {
  const translations = await loadTranslations(languages)
  if (translations.size < 2) return
  const [own] = languages.spoken
  const speak = (request: FastifyRequest, next: () => void) => {
    const chosen = translations.get(request.cookies[LANGUAGE_COOKIE] ?? '')
    asked.run(chosen ?? own, next)
  }
  app.addHook('onRequest', (request, _reply, done) => speak(request, done))
  // What parses a body answers events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => speak(request, done))
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
