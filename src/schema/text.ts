/** The languages that a program can speak. */
export const LANGUAGES = ['fr', 'ar', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Those that are written from the right. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** A text in one language at least. */
export type TranslatedText = {
  [Said in Language]: Readonly<Record<Said, string>> & { readonly [Other in Language]?: string }
}[Language]

/** A text shown to people: in the program's own language, or one per language. */
export type Text = string | TranslatedText

/** The text in the first of the languages that it has; else in any. */
export function translate(text: Text, ...languages: readonly Language[]): string {
  if (typeof text === 'string') return text
  const texts: Partial<Record<Language, string>> = text
  const said = languages.find((language) => texts[language] !== undefined)
  return (said && texts[said]) ?? Object.values(texts)[0] ?? ''
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
