import { SESSIONS_TABLE } from '../../../../server/database/system-tables.ts'
import type { ChangeListener } from '../../../../server/records/store/store.ts'
import type { AccountEntity } from '../../../../server/caller/account.ts'
import { mustHaveFactor } from '../../../server/account-rules.ts'

/** Whoever is given a role that asks for a second factor shows one: the sessions that they have were begun without. */
export function endWhereRequired(accounts: AccountEntity): ChangeListener {
  return async (transaction, { entity: { name }, before, after }) => {
    if (name !== accounts.entity.name || !before || !after) return undefined
    if (mustHaveFactor(accounts, before) || !mustHaveFactor(accounts, after)) return undefined
    await transaction.deleteFrom(SESSIONS_TABLE).where('account_id', '=', Number(after['id'])).execute()
    return undefined
  }
}
