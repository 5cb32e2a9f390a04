import { LANGUAGE_LIST } from '../languages.ts'

/** The languages that a program can speak: the generator adds those of its own `texts/`. @public */
export interface Languages {
  readonly fr: true
  readonly ar: true
  readonly en: true
}
export type Language = keyof Languages
export const LANGUAGES: readonly [Language, ...Language[]] = LANGUAGE_LIST

/** Whether a language is written from the right. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return 'ar fa he ur'.includes(language) ? 'rtl' : 'ltr'
}

/** A text in one language at least. */
export type TranslatedText = {
  [Said in Language]: Readonly<Record<Said, string>> & { readonly [Other in Language]?: string }
}[Language]

/** A text shown to people: in the program's own language, or one per language. */
export type Text = string | TranslatedText

/** The text in the first of the languages that it has; else in the first of all. */
export function translate(text: Text, ...languages: readonly Language[]): string {
  if (typeof text === 'string') return text
  const texts: Partial<Record<Language, string>> = text
  const isSaid = (language: Language) => texts[language] !== undefined
  const said = languages.find(isSaid) ?? LANGUAGES.find(isSaid)
  return (said && texts[said]) ?? ''
}

/** Whether a value is a text in several languages. */
export function isTranslated(value: unknown): value is TranslatedText {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([key, each]) => LANGUAGES.some((language) => language === key) && typeof each === 'string')
  )
}
