// Written by scripts/develop/generate.ts: edit entities/app.ts instead, then run "npm run generate".
import type { Language } from '../schema/text.ts'
import type { LoadCatalogue, LoadConfigTexts } from '../texts/translation.ts'

/** The words of the languages beside the program's own, each a file of its own for browsers. */
export const catalogues: Readonly<Partial<Record<Language, LoadCatalogue>>> = {
  ar: () => import('../features/registries/catalogue-ar.ts'),
  en: () => import('../features/registries/catalogue-en.ts'),
}

/** The words of the program's own language, for servers: what browsers are sent is built of them. */
export const ownCatalogue: LoadCatalogue | undefined = undefined

/** What the configs say in them, for browsers: elsewhere the configs have all languages themselves. */
export const configTexts: Readonly<Partial<Record<Language, LoadConfigTexts>>> = {
  ar: () => import('./texts-ar.json'),
  en: () => import('./texts-en.json'),
}
