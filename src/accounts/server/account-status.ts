import { currentDay } from '../../kinds/core/filter/days.ts'
import { answers } from '#texts/server.ts'
import type { Database, Queries, StoredRow } from '../../server/database/database.ts'
import { SESSIONS_TABLE } from '../../server/database/system-tables.ts'
import { cacheUntilChanged } from '../../server/database/versioned-cache.ts'
import { ValidationError } from '../../server/errors/http-error.ts'
import { listenTo, type ChangeListener } from '../../server/records/store/store.ts'
import type { AccountEntity } from '../../server/caller/account.ts'
import type { Admits } from './session/sessions.ts'

/** Whether somebody may be logged in, as the fields say that the config names. */
export type AccountStatus = 'open' | 'suspended' | 'expired'

/** The last day itself still counts. The super-administrator's is always open, so that somebody can open the others. */
export function accountStatus(
  { account }: AccountEntity,
  row: StoredRow,
  today = currentDay(),
): AccountStatus {
  const { suspended, expires, superAdministrator } = account
  if (Number(row['id']) === superAdministrator) return 'open'
  if (suspended !== undefined && Boolean(row[suspended])) return 'suspended'
  const last = expires === undefined ? '' : String(row[expires] ?? '')
  return last !== '' && last < today ? 'expired' : 'open'
}

const MAX_CACHE_BYTES = 500_000

/** Asked with each call, and answered from memory while nothing changes. */
export function createAdmission({ adapter, queries }: Database, accounts: AccountEntity): Admits {
  const columns = columnsOf(accounts)
  if (columns.length === 0) return async () => true
  const remember = cacheUntilChanged<StoredRow | null>(adapter, MAX_CACHE_BYTES)
  return async (id) => {
    const row = await remember(String(id), () => readColumns(queries, accounts, id))
    return row !== null && accountStatus(accounts, row) === 'open'
  }
}

/** Null where there is no such account. */
export async function readAccountStatus(
  queries: Queries,
  accounts: AccountEntity,
  id: number,
): Promise<AccountStatus | null> {
  const row = await readColumns(queries, accounts, id)
  return row && accountStatus(accounts, row)
}

async function readColumns(queries: Queries, accounts: AccountEntity, id: number): Promise<StoredRow | null> {
  const row = await queries
    .selectFrom(accounts.entity.name)
    .select(['id', ...columnsOf(accounts)])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

function columnsOf({ account: { suspended, expires } }: AccountEntity): readonly string[] {
  return [suspended, expires].flatMap((name) => name ?? [])
}

/** Nobody suspends the super-administrator, or gives them a last day. */
export function keepFirstOpen(accounts: AccountEntity): ChangeListener {
  const { entity, account } = accounts
  return listenTo(entity, async (_transaction, { before, after }) => {
    if (Number(after?.['id']) !== account.superAdministrator) return
    const closing = columnsOf(accounts).filter(
      (column) => after?.[column] && before?.[column] !== after[column],
    )
    if (closing.length > 0)
      throw new ValidationError(closing.map((path) => ({ msg: answers.superAdministratorStaysOpen, path })))
  })
}

/** Ends the sessions of those whose last day is over, once a day; the streams that they have open end with them. */
export function createDailyEnd({ queries }: Pick<Database, 'queries'>, accounts: AccountEntity) {
  const { entity, account } = accounts
  const { expires, superAdministrator } = account
  let last = ''
  return async () => {
    const today = currentDay()
    if (expires === undefined || today === last) return
    await queries
      .deleteFrom(SESSIONS_TABLE)
      .where('account_id', 'in', (from) =>
        from
          .selectFrom(entity.name)
          .select('id')
          .where(expires, '<>', '')
          .where(expires, '<', today)
          .where('id', '<>', superAdministrator),
      )
      .execute()
    last = today
  }
}
