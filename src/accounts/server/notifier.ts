import type { Language } from '../../schema/values/text.ts'
import type { Queries } from '../../server/database/database.ts'
import { composeMail, type MailWords } from '../../server/mail/compose-mail.ts'
import type { Mailer } from '../../server/mail/mailer.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import { findLanguage } from './account-language.ts'
import { readAccountRow } from './links.ts'

/** Writes to people, in their own language. */
export interface Notifier {
  /** What the links begin with. */
  readonly publicUrl: string
  /** @returns whether there is an address of theirs. @param to in its place the address they had */
  tell(accountId: number, say: () => MailWords, to?: string): Promise<boolean>
  settled(): Promise<void>
  stop(): Promise<void>
}

interface NotifierParts {
  readonly queries: Queries
  readonly account: AccountEntity
  readonly mailer: Mailer
  readonly publicUrl: string
  /** Does some work in a language; without one in that of now. */
  speakIn<T>(language: Language | null, work: () => T): T
}

export function createNotifier(parts: NotifierParts): Notifier {
  const { queries, account, mailer, publicUrl, speakIn } = parts
  return {
    publicUrl,
    async tell(accountId, say, to) {
      const address = to ?? (await readAddress(queries, account, accountId))
      if (address === '') return false
      const language = await findLanguage(queries, accountId)
      mailer.send({ to: address, ...speakIn(language, () => composeMail(say())) })
      return true
    },
    settled: () => mailer.settled(),
    stop: () => mailer.stop(),
  }
}

async function readAddress(queries: Queries, account: AccountEntity, id: number): Promise<string> {
  const { email } = account.account
  const row = email === undefined ? null : await readAccountRow(queries, account, id)
  return String(row?.[email ?? ''] ?? '')
}
