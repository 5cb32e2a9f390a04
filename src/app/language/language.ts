import { app } from '../../generated/app.ts'
import { LANGUAGE_COOKIE } from '../../schema/access/session-contract.ts'
import { directionOf } from '../../schema/values/text.ts'
import { setTranslationSource, type Translation } from '../../texts/translation.ts'

let current: Translation = app.languages[0]
const listeners = new Set<() => void>()

/** The language that the page speaks. */
export const pageLanguage = {
  read: () => current.language,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Speaks a language once its words are loaded; one that the program has not changes nothing. */
export async function speak(language: string): Promise<void> {
  const spoken = app.languages.find((each) => each.language === language)
  if (!spoken || spoken.language === current.language) return
  const { loadTranslation } = await import('./load-translation.ts')
  current = await loadTranslation(spoken)
  setTranslationSource(() => current)
  Object.assign(document.documentElement, { lang: language, dir: directionOf(spoken.language) })
  for (const listener of listeners) listener()
}

/** What this browser has chosen, or what the page was sent in. */
export function wantedLanguage(): string {
  return document.cookie.split(`${LANGUAGE_COOKIE}=`)[1]?.slice(0, 2) ?? document.documentElement.lang
}
