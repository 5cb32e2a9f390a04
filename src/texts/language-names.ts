import type { Language } from '../schema/values/text.ts'

/** A language by its own name, so that whoever cannot read the screen finds it: « français ». */
export function languageName(language: Language): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language)
}
