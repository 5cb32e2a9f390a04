// Generated from entities/app.ts: edit that instead, then run "npm run generate".
import type { Language } from '../schema/values/text.ts'
import type { LoadCatalogue, LoadLanguageWords } from '../texts/translation.ts'

/** What pages say in the languages beside the program's own, for browsers. */
export const translations: Readonly<Partial<Record<Language, LoadLanguageWords>>> = {
  ar: () => import('./language-ar.ts'),
  en: () => import('./language-en.ts'),
}

/** All words of every language but the one that they are written in, for servers. */
export const catalogues: Readonly<Partial<Record<Language, LoadCatalogue>>> = {
  ar: () => import('../features/registries/catalogue-ar.ts'),
  en: () => import('../features/registries/catalogue-en.ts'),
}
