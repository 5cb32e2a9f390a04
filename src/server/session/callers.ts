import type { Behaviours } from '../../behaviour/behaviour.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { answers } from '#texts/answers.ts'
import { personOfAccount } from '../../schema/access.ts'
import { cacheUntilChanged } from '../database/versioned-cache.ts'
import { HttpError } from '../errors/http-error.ts'
import { findRow } from '../records/reading/read-records.ts'
import { recordOfRow } from '../records/rows/record-of-row.ts'
import { limitStore } from '../records/access/limit-store.ts'
import type { Store } from '../records/store/store.ts'
import { accountRights, type AccountEntity } from './account.ts'

/** The store of an account: what its calls read and write records by. */
export type StoreOf = (accountId: number) => Promise<Store>

const MAX_CACHE_BYTES = 1_000_000

export function createCallers(store: Store, accounts: AccountEntity): StoreOf {
  const { entity, account } = accounts
  const remember = cacheUntilChanged<Store>(store.adapter, MAX_CACHE_BYTES)
  const isLimited = store.entities.some(hasRules) || hasNamedCode(store.customCode.behaviours)
  const withAccount = (id: number): Store => ({
    ...store,
    rights: { ...store.rights, ...accountRights(accounts, id) },
  })
  const limit = async (id: number) => {
    const row = await findRow(store, entity, id)
    if (!row) throw new HttpError(401, answers.signInFirst)
    const admin = recordOfRow(entity, row)
    return limitStore(withAccount(id), personOfAccount(account, admin), admin)
  }
  return async (id) => (isLimited ? remember(String(id), () => limit(id)) : withAccount(id))
}

/** Whether there is own code that not every caller may run: any job, and endpoints that say so. */
function hasNamedCode(behaviours: Behaviours): boolean {
  return Object.values(behaviours).some(({ jobs = {}, endpoints = {} }) => {
    const areNamed = Object.values(endpoints).some(({ roles }) => roles !== undefined)
    return areNamed || Object.keys(jobs).length > 0
  })
}

/** Whether there is anything that not every caller may, apart from the menu. */
function hasRules({ access, account, fields, lock, sections = {} }: AnyEntity): boolean {
  const { menu: _menu, ...rules } = access ?? {}
  const hasReadOnly = Object.values(fields).some(({ readOnly }) => readOnly)
  const hasLock = lock !== undefined || Object.values(sections).some((section) => section.lock)
  return Object.keys(rules).length > 0 || account?.role !== undefined || hasReadOnly || hasLock
}
