import { LINK_PATH } from '../../../calls/account-calls.ts'
import { app } from '../../../../generated/app.ts'
import type { MailWords } from '../../../../server/mail/compose-mail.ts'
import { invitationsAnswers as texts } from '#ways/invitations/texts.ts'

// Each is said in the language of whoever it goes to.

const addressOf = (publicUrl: string, token: string) => `${publicUrl}${LINK_PATH}#${token}`

export function invitationMail(publicUrl: string, token: string, invitedBy: string): MailWords {
  return {
    subject: texts.invitationSubject(app.name),
    paragraphs: [texts.invitation(invitedBy, app.name), texts.invitationEnds],
    link: { label: texts.choosePassword, url: addressOf(publicUrl, token) },
  }
}

export function recoveryMail(publicUrl: string, token: string): MailWords {
  return {
    subject: texts.recoverySubject(app.name),
    paragraphs: [texts.recovery(app.name), texts.recoveryEnds],
    link: { label: texts.choosePassword, url: addressOf(publicUrl, token) },
  }
}

export function passwordChangedMail(): MailWords {
  return {
    subject: texts.passwordSubject(app.name),
    paragraphs: [texts.passwordChanged(app.name), texts.notYou],
  }
}

export function emailChangedMail(): MailWords {
  return { subject: texts.emailSubject(app.name), paragraphs: [texts.emailChanged(app.name), texts.notYou] }
}

export function nameChangedMail(): MailWords {
  return { subject: texts.nameSubject(app.name), paragraphs: [texts.nameChanged(app.name), texts.notYou] }
}
