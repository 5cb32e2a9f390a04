import { BASE_PATH } from '../../api/addresses.ts'
import { LANGUAGE_COOKIE } from '../../schema/access/session-contract.ts'
import type { Language } from '../../schema/values/text.ts'
import { session } from '../../accounts/browser/session/session.ts'
import { speak, wantedLanguage } from './language.ts'

const YEAR_SECONDS = 31_536_000

/** What was chosen on this page before anybody was logged in. */
let beforeLogin: Language | null = null

/** Speaks a language, and keeps it for this browser and for whoever is logged in. */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=${BASE_PATH || '/'}; max-age=${YEAR_SECONDS}; samesite=lax`
  await speak(language)
  if (session.read() === 'in') await keep(language)
  else beforeLogin = language
}

/** Speaks what the account has chosen; what was chosen just before the login becomes its choice. */
export async function followAccount(): Promise<void> {
  if (session.read() !== 'in') return
  const chosen = beforeLogin
  beforeLogin = null
  if (chosen) await chooseLanguage(chosen)
  else await speak(wantedLanguage())
}

async function keep(language: Language): Promise<void> {
  const { sendLanguage } = await import('./send-language.ts')
  await sendLanguage(language)
}
