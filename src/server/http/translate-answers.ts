import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { SpokenLanguage } from '../../schema/entity/app.ts'
import type { Language } from '../../schema/values/text.ts'
import type { ProgramLanguages } from './program-languages.ts'
import { spokenTo } from '../database/derived-columns.ts'
import { LANGUAGE_COOKIE } from '../../schema/access/session-contract.ts'
import { setTranslationSource, type Translation } from '../../texts/translation.ts'

/** What is said in answer to nobody: in jobs, and at the start. */
let ownTranslation: Translation | undefined

/** Whoever is spoken to now. */
const speaking = () => spokenTo.getStore() ?? ownTranslation

/** Says what no request asks for in the program's own language. */
export async function speakOwnLanguage(languages: ProgramLanguages): Promise<void> {
  setTranslationSource(speaking)
  ownTranslation = await loadTranslation(languages, languages.spoken[0])
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly inEachLanguage: InEachLanguage
  }
}

/** What a work answers in each language of the program. */
export type InEachLanguage = <T>(work: () => T) => readonly T[]

interface Speech {
  /** Does some work in the language of whoever makes a request. */
  toCaller(request: FastifyRequest, work: () => void): void
  readonly inEachLanguage: InEachLanguage
}

/**
 * Speaks to each caller in the language that the browser's cookie names, whatever the process speaks to others meanwhile. Who
 * has chosen none is spoken to in the program's own, or where it follows the browser in the first that this asks for.
 */
export async function createSpeech(languages: ProgramLanguages): Promise<Speech> {
  setTranslationSource(speaking)
  const own = await loadTranslation(languages, languages.spoken[0])
  const translations = await loadTranslations(languages)
  return {
    toCaller(request, work) {
      if (translations.size < 2 && !own.catalogue) return work()
      const chosen = translations.get(chosenLanguage(request) ?? '')
      const wanted = languages.followsBrowser ? findWanted(translations, request) : undefined
      spokenTo.run(chosen ?? wanted ?? own, work)
    },
    inEachLanguage: (work) => [...translations.values()].map((each) => spokenTo.run(each, work)),
  }
}

/** What does some work in one of the program's languages; in that of now where it is none of them. */
export async function createSpeaker(languages: ProgramLanguages) {
  const translations = await loadTranslations(languages)
  return <T>(language: Language | null, work: () => T): T => {
    const chosen = translations.get(language ?? '')
    return chosen ? spokenTo.run(chosen, work) : work()
  }
}

/** Before all others that may refuse a request. */
export function translateAnswers(app: FastifyInstance, { toCaller, inEachLanguage }: Speech): void {
  app.decorate('inEachLanguage', inEachLanguage)
  app.addHook('onRequest', (request, _reply, done) => toCaller(request, done))
  // What parses a body answers events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => toCaller(request, done))
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

async function loadTranslations(languages: ProgramLanguages): Promise<ReadonlyMap<string, Translation>> {
  const loaded = await Promise.all(languages.spoken.map((each) => loadTranslation(languages, each)))
  return new Map(loaded.map((translation) => [translation.language, translation]))
}

async function loadTranslation(
  { catalogues }: ProgramLanguages,
  spoken: SpokenLanguage,
): Promise<Translation> {
  return { ...spoken, ...(await catalogues[spoken.language]?.()) }
}
