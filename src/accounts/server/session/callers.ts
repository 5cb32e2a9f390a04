import type * as z from 'zod/mini'
import type { Behaviours } from '../../../behaviour/behaviour.ts'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import type { personSchema } from '../../../calls/data-roles.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { personOfAccount, type CallerAccount, type Person } from '../../../schema/access/access.ts'
import { ownPartOf } from '../../../schema/access/data-roles.ts'
import { cacheUntilChanged } from '../../../server/database/versioned-cache.ts'
import { HttpError, ReadingAloneError } from '../../../server/errors/http-error.ts'
import { findRow } from '../../../server/records/reading/read-records.ts'
import { recordOfRow } from '../../../server/records/rows/record-of-row.ts'
import { narrowStore } from '../../../server/records/access/narrow-store.ts'
import { limitStore } from '../../../server/records/access/limit-store.ts'
import type { Store } from '../../../server/records/store/store.ts'
import { accountRights, readName, type AccountEntity } from '../../../server/caller/account.ts'
import { createDataRoles, type RolesNow } from '../data-roles.ts'
import { keepOwnEmail } from '../account-rules.ts'
import type { Session } from '../../../server/caller/session.ts'

type Caller = Pick<Session, 'accountId' | 'impersonation' | 'key'>

/** Whoever calls. */
export interface Callers {
  isThere(accountId: number): Promise<boolean>
  /** What the program itself reads and writes by, with the roles that there are now. */
  everything(): Promise<Store>
  /** What their calls read and write records by. */
  storeOf(caller: Caller): Promise<Store>
  /** Who they are, where roles are data; null where the browser knows it by the account. */
  personOf(caller: Caller): Promise<PersonTold | null>
}

type PersonTold = z.output<typeof personSchema>

interface Known {
  readonly store: Store
  readonly person: Person
  readonly admin: CallerAccount
  readonly now: RolesNow | null
}

const MAX_CACHE_BYTES = 1_000_000

export function createCallers(store: Store, accounts: AccountEntity): Callers {
  const remember = cacheUntilChanged<Known>(store.adapter, MAX_CACHE_BYTES)
  const readRoles = createDataRoles(store, accounts)
  const isLimited = store.entities.some(hasRules) || hasNamedCode(store.customCode.behaviours)
  const withAccount = (of: Store, id: number): Store => ({
    ...of,
    rights: { ...of.rights, ...accountRights(accounts, id) },
  })
  const know = async (caller: Caller): Promise<Known> => {
    const { accountId, impersonation, key } = caller
    const row = await findRow(store, accounts.entity, accountId)
    if (!row) throw new HttpError(401, answers.signInFirst)
    const admin = recordOfRow(accounts.entity, row)
    const now = await readRoles()
    const person = personNow(accounts, admin, { now, role: impersonation?.role })
    const own = withAccount({ ...store, ...now?.parts, ...(impersonation && READING_ALONE) }, accountId)
    const limited = keepOwnEmail(limitStore(own, person, admin), accounts, accountId)
    return { store: key ? narrowStore(limited, key.allows) : limited, person, admin, now }
  }
  const known = (caller: Caller) => remember(cacheKeyOf(caller), () => know(caller))
  return {
    isThere: async (id) => (await findRow(store, accounts.entity, id)) !== undefined,
    everything: async () => ({ ...store, ...(await readRoles())?.parts }),
    async storeOf(caller) {
      if (isLimited || caller.key) return (await known(caller)).store
      return keepOwnEmail(withAccount(store, caller.accountId), accounts, caller.accountId)
    },
    async personOf(caller) {
      if (!accounts.account.roles) return null
      return describePerson(accounts, caller, await known(caller))
    },
  }
}

function cacheKeyOf({ accountId, impersonation, key }: Caller): string {
  const narrowed = key ? JSON.stringify(key.allows) : ''
  // Which rows they see may depend on the day.
  return `${currentDay()} ${accountId} ${impersonation?.role ?? ''}${impersonation ? '*' : ''}${narrowed}`
}

/** Beside the calls that are refused, so that own code writes nothing either. */
const READING_ALONE: Pick<Store, 'transact'> = {
  transact: () => Promise.reject(new ReadingAloneError()),
}

interface Roles {
  readonly now: RolesNow | null
  /** The one that is seen as. */
  readonly role: string | undefined
}

function personNow({ account }: AccountEntity, admin: CallerAccount, { now, role }: Roles): Person {
  const person = role === undefined ? personOfAccount(account, admin) : personOfRole(role)
  if (!now) return person
  // Of a role that there is no more nothing is left, as of none that is given yet.
  const roles = person.roles?.filter((name) => now.names.has(name)) ?? null
  return { ...person, roles, access: now.access }
}

const personOfRole = (role: string): Person => ({ isSuperAdministrator: false, roles: [role] })

/** As the browser is told. */
function describePerson(
  accounts: AccountEntity,
  { impersonation }: Caller,
  { person: { isSuperAdministrator, roles, access = {} }, admin, now }: Known,
): PersonTold {
  const own = Object.entries(access).map(([name, each]) => [name, ownPartOf(each, roles)])
  return {
    isSuperAdministrator,
    roles: roles && [...roles],
    access: isSuperAdministrator ? {} : Object.fromEntries(own),
    roleLabels: { ...now?.labels },
    ...(impersonation && {
      seenAs:
        impersonation.role === undefined
          ? { kind: 'account', name: readName(accounts, admin) }
          : { kind: 'role', name: now?.nameOf(impersonation.role) ?? impersonation.role },
    }),
  }
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
