import { request } from '../../api/request.ts'
import { keepLanguageCall } from '../../accounts/calls/account-calls.ts'
import type { Language } from '../../schema/values/text.ts'

/** Keeps it with the account; without a connection, or with another backend, this browser alone knows it. */
export async function sendLanguage(language: Language): Promise<void> {
  await request(keepLanguageCall, { body: { language } }).catch(() => undefined)
}
