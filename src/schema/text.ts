/** The languages the product can speak. French is the one every text has. */
export const LANGUAGES = ['fr', 'ar', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Those that are written from the right. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** A text in several languages. */
export type TranslatedText = { readonly fr: string } & { readonly [L in Language]?: string }

/** A text shown to people: French as the requirement writes it, or one per language. */
export type Text = string | TranslatedText

/** The text in the language asked for, else in the other one, else in French. */
export function translate(text: Text, language: Language, other: Language = 'fr'): string {
  if (typeof text === 'string') return text
  return text[language] ?? text[other] ?? text.fr
}

/** Whether a value is a text in several languages. */
export function isTranslated(value: unknown): value is TranslatedText {
  if (typeof value !== 'object' || value === null || !('fr' in value)) return false
  return Object.entries(value).every(
    ([key, each]) => LANGUAGES.some((language) => language === key) && typeof each === 'string',
  )
}
