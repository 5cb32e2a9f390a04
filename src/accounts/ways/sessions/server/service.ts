import { sessionsAnswers as texts } from '#ways/sessions/texts.ts'
import { app } from '../../../../generated/app.ts'
import type { MailWords } from '../../../../server/mail/compose-mail.ts'
import { defineService, type Login } from '../../../../server/service.ts'
import { deviceName } from '../../../../texts/device-name.ts'
import { formatMoment } from '../../../../texts/format-moment.ts'
import { countUnconfirmed, forgetOldDevices, noteDevice } from './devices.ts'
import { HOUR_MS } from '../../../../schema/values/days.ts'

/** A program that logs in without cookies is a new browser each time: nobody reads so many mails. */
const MOST_MAILS = 5

/** Where people see their sessions they are told of logins with a browser that is new for them. */
export const sessionsService = defineService(({ store, account, notifier }) => ({
  maintenance: account.account.sessionList
    ? [{ everyMs: HOUR_MS, run: () => forgetOldDevices(store.queries) }]
    : [],
  async afterLogin(transaction, login) {
    if (!account.account.sessionList) return undefined
    const isNew = await noteDevice(transaction, login)
    if (!isNew || (await countUnconfirmed(transaction, login.accountId)) > MOST_MAILS) return undefined
    return async () => void (await notifier?.tell(login.accountId, () => newDeviceMail(login)))
  },
}))

function newDeviceMail({ origin }: Login): MailWords {
  const device = deviceName(origin) ?? texts.unknownDevice
  const told = texts.newDevice(app.name, device, origin.address, formatMoment(Date.now()))
  return { subject: texts.newDeviceSubject(app.name), paragraphs: [told, texts.notYou] }
}
