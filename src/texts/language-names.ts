import type { Language } from '../schema/values/text.ts'

/** Each language by its own name: whoever cannot read the screen finds it. */
export const languageNames: Readonly<Record<Language, string>> = {
  fr: 'Français',
  ar: 'العربية',
  en: 'English',
}
