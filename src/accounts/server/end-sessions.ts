import type { ChangeListener } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import type { Sessions } from './session/sessions.ts'
import { standingOf } from './standing.ts'

/**
 * A new password ends the sessions of its account, but for the one that it was given in; a suspension, or a last day that is
 * over, ends all of them.
 */
export function endSessions(account: AccountEntity, sessions: Pick<Sessions, 'endOthers'>): ChangeListener {
  const { entity, password } = account
  return async (transaction, { entity: { name }, before, after }, { session }) => {
    if (name !== entity.name || !before || !after) return undefined
    const isOpen = standingOf(account, after) === 'open'
    if (isOpen && before[password.name] === after[password.name]) return undefined
    await sessions.endOthers(transaction, Number(after['id']), isOpen ? session : null)
    return undefined
  }
}
