import { app } from '../generated/app.ts'
import { LANGUAGES, translate, type Text } from '../schema/values/text.ts'
import { currentTranslation } from './translation.ts'

/** The tag of the language that people are spoken to in, as `Intl` takes it: dates and numbers follow it. */
export function currentLocale(): string {
  return currentTranslation().locale
}

/** A format of `Intl`, made once for each language that it is read in. */
export function perLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>()
  return () => {
    const locale = currentLocale()
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

/** The zone whose clocks people here go by. */
export const { timeZone } = app

/** A config's text in the language that people are spoken to in. */
export function t(text: Text): string {
  const { language, configTexts } = currentTranslation()
  if (typeof text === 'string') return configTexts?.get(text) ?? text
  return translate(text, language, app.fallback ?? app.languages[0].language)
}

/** A config's text in every language that is known here, each once. */
export function inEveryLanguage(text: Text): readonly string[] {
  const written = typeof text === 'string' ? [text] : LANGUAGES.flatMap((language) => text[language] ?? [])
  return [...new Set([...written, t(text)])]
}
