import { defineService } from '../../../../server/service.ts'
import type { ChangeListener } from '../../../../server/records/store/store.ts'
import { emailChangedMail, nameChangedMail, passwordChangedMail } from './mails.ts'

/**
 * Tells people of a new password, of another name to log in by, and of a new address at the former one: a thief of the account
 * cannot keep it quiet.
 */
export const invitationsService = defineService(({ account, notifier, logFault }) => {
  const { entity, password, account: rules } = account
  const { email, signInBy } = rules
  const afterChange: ChangeListener = async (_transaction, { entity: { name }, before, after }) => {
    if (!notifier || email === undefined || name !== entity.name || !before || !after) return undefined
    const id = Number(after['id'])
    const former = String(before[email] ?? '')
    const isNewEmail = former !== '' && former !== String(after[email] ?? '')
    const isNewPassword = before[password.name] !== after[password.name]
    const isNewName = signInBy.some((each) => each !== email && before[each] !== after[each])
    if (!isNewEmail && !isNewPassword && !isNewName) return undefined
    return () => {
      const told = [
        isNewEmail && notifier.tell(id, emailChangedMail, former),
        isNewPassword && notifier.tell(id, passwordChangedMail),
        isNewName && notifier.tell(id, nameChangedMail, former || undefined),
      ]
      Promise.all(told).catch((err: unknown) => logFault(err, 'nobody was told of a changed account'))
    }
  }
  return { afterChange }
})
