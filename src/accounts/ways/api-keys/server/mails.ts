import { apiKeyAnswers as texts } from '#ways/api-keys/texts.ts'
import { app } from '../../../../generated/app.ts'
import type { MailWords } from '../../../../server/mail/compose-mail.ts'

// Each is said in the language of whoever it goes to.

export function keyMadeMail(key: string): MailWords {
  return { subject: texts.madeSubject(app.name), paragraphs: [texts.made(app.name, key), texts.notYou] }
}

export function keyRevokedMail(key: string): MailWords {
  return { subject: texts.revokedSubject(app.name), paragraphs: [texts.revoked(app.name, key), texts.notYou] }
}
