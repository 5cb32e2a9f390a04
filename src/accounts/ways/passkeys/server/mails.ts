import { passkeyAnswers as texts } from '#ways/passkeys/texts.ts'
import { app } from '../../../../generated/app.ts'
import type { MailWords } from '../../../../server/mail/compose-mail.ts'

// Each is said in the language of whoever it goes to.

export function passkeyAddedMail(name: string): MailWords {
  return {
    subject: texts.addedSubject(app.name),
    paragraphs: [texts.added(app.name, name), texts.notYou],
  }
}

export function passkeyRemovedMail(): MailWords {
  return { subject: texts.removedSubject(app.name), paragraphs: [texts.removed(app.name), texts.notYou] }
}
