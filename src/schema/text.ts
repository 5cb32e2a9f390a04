/** The languages the product can speak. French is the one every text has. */
export const LANGUAGES = ['fr', 'ar', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Those that are written from the right. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** A text shown to people: French as the requirement writes it, or one per language. */
export type Text = string | ({ readonly fr: string } & { readonly [L in Language]?: string })

/** The text in the language asked for, else in the other one, else in French. */
export function translate(text: Text, language: Language, other: Language = 'fr'): string {
  if (typeof text === 'string') return text
  return text[language] ?? text[other] ?? text.fr
}
