import { answers } from '#texts/answers.ts'
import type { Store } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'

/**
 * Nobody changes the own address where a provider leads people to their accounts by it: with the address of somebody who has
 * not signed on yet, an account would be theirs and its former owner's. No provider leads to the super-administrator's.
 */
export function keepOwnEmail(store: Store, { entity, account }: AccountEntity, accountId: number): Store {
  const { oidc, email, superAdministrator } = account
  if (!oidc || email === undefined || accountId === superAdministrator) return store
  const { lockOn } = store.rights
  const rights: Store['rights'] = {
    ...store.rights,
    lockOn(of, row) {
      const locked = lockOn(of, row)
      if (of.name !== entity.name || Number(row['id']) !== accountId) return locked
      return { ...locked, fields: new Map([[email, answers.ownEmailStays], ...locked.fields]) }
    },
  }
  return { ...store, rights }
}
