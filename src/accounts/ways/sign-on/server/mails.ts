import { signOnAnswers as texts } from '#ways/sign-on/texts.ts'
import { app } from '../../../../generated/app.ts'
import type { MailWords } from '../../../../server/mail/compose-mail.ts'

// Each is said in the language of whoever it goes to.

export function linkedMail(provider: string): MailWords {
  return {
    subject: texts.linkedSubject(app.name),
    paragraphs: [texts.linked(app.name, provider), texts.notYou],
  }
}

export function unlinkedMail(provider: string): MailWords {
  return {
    subject: texts.unlinkedSubject(app.name),
    paragraphs: [texts.unlinked(app.name, provider), texts.notYou],
  }
}
