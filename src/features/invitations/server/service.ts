import { defineService } from '../../../server/service.ts'
import type { ChangeListener } from '../../../server/records/store/store.ts'
import { emailChangedMail, passwordChangedMail } from './mails.ts'

/** Tells people of a new password, and of a new address at the former one: a thief of the account cannot keep it quiet. */
export const invitationsService = defineService(({ account, notifier, logFault }) => {
  const { entity, password, account: rules } = account
  const { email } = rules
  const afterChange: ChangeListener = async (_transaction, { entity: { name }, before, after }) => {
    if (!notifier || email === undefined || name !== entity.name || !before || !after) return undefined
    const id = Number(after['id'])
    const former = String(before[email] ?? '')
    const isNewEmail = former !== '' && former !== String(after[email] ?? '')
    const isNewPassword = before[password.name] !== after[password.name]
    if (!isNewEmail && !isNewPassword) return undefined
    return () => {
      const told = [
        isNewEmail && notifier.tell(id, emailChangedMail, former),
        isNewPassword && notifier.tell(id, passwordChangedMail),
      ]
      Promise.all(told).catch((err: unknown) => logFault(err, 'nobody was told of a changed account'))
    }
  }
  return { afterChange }
})
