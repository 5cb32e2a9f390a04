// Written by scripts/develop/generate.ts: edit entities/app.ts instead, then run "npm run generate".
import type { Language } from '../schema/text.ts'
import type { LoadCatalogue, LoadConfigTexts, ScreenWords } from '../texts/translation.ts'

/** The words of the languages beside the program's own, for browsers. */
export const screenWords: Readonly<Partial<Record<Language, ScreenWords>>> = {
  ar: {
    first: () => import('../features/registries/first-words-ar.ts'),
    later: () => import('../features/registries/later-words-ar.ts'),
  },
  en: {
    first: () => import('../features/registries/first-words-en.ts'),
    later: () => import('../features/registries/later-words-en.ts'),
  },
}

/** All words of every language but the one that they are written in, for servers. */
export const catalogues: Readonly<Partial<Record<Language, LoadCatalogue>>> = {
  ar: () => import('../features/registries/catalogue-ar.ts'),
  en: () => import('../features/registries/catalogue-en.ts'),
}

/** What the configs say in them, for browsers: elsewhere the configs have all languages themselves. */
export const configTexts: Readonly<Partial<Record<Language, LoadConfigTexts>>> = {
  ar: () => import('./texts-ar.json'),
  en: () => import('./texts-en.json'),
}
