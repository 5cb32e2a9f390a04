import { listenTo, type ChangeListener } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import type { Sessions } from './session/sessions.ts'
import { asksAgain } from '../../schema/access/account.ts'
import { trackMustChangePassword } from './passwords.ts'
import { endLinksOfChanged } from './links.ts'
import { requireStepUp } from './session/step-up.ts'
import { keepFirstOpen, accountStatus } from './account-status.ts'

/** What follows from a change of an account, in its transaction. */
export function watchAccounts(account: AccountEntity, sessions: Sessions): ChangeListener[] {
  return [
    keepFirstOpen(account),
    ...(asksAgain(account.account) ? [requireStepUp(account)] : []),
    endSessions(account, sessions),
    endLinksOfChanged(account),
    trackMustChangePassword(account),
  ]
}

/**
 * A new password ends the sessions of its account, but for the one that it was given in; a suspension, or a last day that is
 * over, ends all of them.
 */
function endSessions(account: AccountEntity, sessions: Pick<Sessions, 'endOthers'>): ChangeListener {
  const { entity, password } = account
  return listenTo(entity, async (transaction, { before, after }, { session }) => {
    if (!before || !after) return
    const isOpen = accountStatus(account, after) === 'open'
    if (isOpen && before[password.name] === after[password.name]) return
    await sessions.endOthers(transaction, Number(after['id']), isOpen ? session : null)
  })
}
