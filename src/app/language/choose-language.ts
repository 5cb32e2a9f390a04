import { LANGUAGE_COOKIE } from '../../schema/session-contract.ts'
import type { Language } from '../../schema/text.ts'
import { speak } from './language.ts'

const YEAR_SECONDS = 31_536_000

/** Keeps a language for this browser, whoever logs in, and speaks it. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  await speak(language)
}
