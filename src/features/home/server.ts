import type { FastifyInstance } from 'fastify'
import {
  ACCOUNT_STEPS_KEY,
  readDashboardCall,
  readHomeCall,
  THIS_WEEK_KEY,
  WIDGETS_KEY,
  type AccountSteps,
} from './calls.ts'
import {
  AUDIT_LOG_TABLE,
  type Backend,
  countRecords,
  listedEntities,
  longStatement,
  OWN,
  readRecord,
  route,
  rowConditions,
  type ServerFeature,
  type Session,
  type Store,
} from '../../server/face.ts'
import { readWidgets } from './server/widgets.ts'
import { sql } from 'kysely'
import { currentDay, daysOf } from '../../kinds/core/filter/days.ts'
import { startOfDay } from '../../kinds/datetime/moment.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import { storageOf } from '../../kinds/registries/storages.ts'
import { initialPasswordOf } from '../../accounts/face.ts'

export const homeServer: ServerFeature = {
  name: 'home',
  routes: homeRoutes,
  dashboard: {
    chunks: ['../features/home/DashboardPage.tsx', '../generated/home.ts'],
    call: readHomeCall,
  },
}

/** The numbers of records on the dashboard, and what its widgets and those of the further dashboards show. */
function homeRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, readDashboardCall, async ({ store, params }) => ({
    [WIDGETS_KEY]: await readWidgets(store, params.dashboard),
  }))
  route(app, readHomeCall, async ({ store, session }) => {
    const counts: Record<string, number> = {}
    const added: Record<string, number> = {}
    for (const entity of listedEntities(store)) {
      const answer = entity.home?.answer
      if (answer === undefined) continue
      counts[answer] = await countRecords(store, entity)
      added[answer] = await countThisWeek(store, entity)
    }
    const accountSteps = await readAccountSteps(backend, session)
    return {
      ...counts,
      [THIS_WEEK_KEY]: added,
      [WIDGETS_KEY]: await readWidgets(store),
      ...(accountSteps && { [ACCOUNT_STEPS_KEY]: { ...accountSteps } }),
    }
  })
}

/** How many of the records that the caller sees were added since the week began. */
async function countThisWeek(store: Store, { name }: AnyEntity): Promise<number> {
  const today = currentDay()
  const from = startOfDay(daysOf('thisWeek', today).from ?? today)
  const isThere = sql.join([sql`own.id = record_id`, ...rowConditions(store, name, OWN)], sql` and `)
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from ${sql.table(AUDIT_LOG_TABLE)}
    where entity = ${name} and action = 'created' and made_at >= ${from}
    and exists (select 1 from ${sql.table(name)} as own where ${isThere}) ${longStatement}`.execute(
    store.reader,
  )
  return Number(rows[0]?.total)
}

/** What the first administrator has yet to do for the own account; nothing for anybody else. */
async function readAccountSteps(
  { store, account }: Pick<Backend, 'store' | 'account'>,
  { accountId }: Pick<Session, 'accountId'>,
): Promise<AccountSteps | undefined> {
  const printed = await initialPasswordOf(store.queries, account, accountId)
  if (printed === null) return undefined
  const steps = { password: printed === 'changed' }
  const { entity, account: rules } = account
  for (const name of rules.profile) {
    const field = entity.fields[name]
    if (!field || !storageOf(field).getsMail) continue
    const record = await readRecord(store, entity, accountId)
    return { ...steps, email: !definitionOf(field).isEmpty(record[name]) }
  }
  return steps
}
