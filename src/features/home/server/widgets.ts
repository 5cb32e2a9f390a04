import { sql, type RawBuilder } from 'kysely'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { referenceOf } from '../../../kinds/reference/reference-of.ts'
import { anniversaryStart, widgetsOf, type NamedWidget } from '../../../kinds/core/filter/widgets.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { ChartAnswer, LatestAnswer, ListWidgetAnswer, WidgetAnswer, LatestChange } from '../calls.ts'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import {
  mostOf,
  widgetKey,
  type ChartWidget,
  type LatestWidget,
  type ListWidget,
} from '../../../schema/entity/widget.ts'
import {
  countRows,
  describeEntries,
  entityNamed,
  listConditions,
  listedEntities,
  longStatement,
  mayAsk,
  nestRelations,
  newestEntries,
  OWN,
  parseFilters,
  readRecordCount,
  recordOfRow,
  rowConditions,
  sortKey,
  type Store,
  type StoredRow,
} from '../../../server/face.ts'
import { nameCounts, namedConditions } from './chart-names.ts'
import { whereFilters, type Asking } from '../../../kinds/core/filter/where-filters.ts'
import { filterParameters, type Filter } from '../../../schema/where/filter.ts'
const CHANGES = ['created', 'updated', 'deleted', 'restored'] as const

/** The latest changes of the records of these entities, newest first. */
export async function latestChanges(
  store: Store,
  entities: readonly AnyEntity[],
  most: number,
): Promise<readonly LatestChange[]> {
  // Logins are no changes of an account.
  const rows = await newestEntries(store, { entities, actions: CHANGES, most })
  const entries = await describeEntries(store, rows)
  return entries.map(({ id: _id, changes: _changes, source: _source, ...change }) => change)
}

/**
 * What the widgets of a dashboard show, by `widgetKey`; nothing of those that ask what the caller may not read.
 * @param dashboard its name; none of the first one
 */
export async function readWidgets(
  store: Store,
  dashboard?: string,
): Promise<Readonly<Record<string, WidgetAnswer>>> {
  const answers: Record<string, WidgetAnswer> = {}
  const all = listedEntities(store).flatMap(widgetsOf)
  for (const named of all.filter(({ widget }) => widget.dashboard === dashboard)) {
    const answer = await readWidget(store, named)
    if (answer) answers[widgetKey(named.entity.name, named.name)] = answer
  }
  return answers
}

async function readWidget(store: Store, { entity, widget }: NamedWidget): Promise<WidgetAnswer | null> {
  if (widget.shape === 'own') return {}
  if (widget.shape === 'latest') return readLatest(store, entity, widget)
  const filters = await readWidgetFilters(store, entity, widget.where)
  if (!filters) return null
  const today = currentDay()
  const conditions = [
    ...rowConditions(store, entity.name, OWN),
    ...listConditions(store, entity, OWN, filters, today),
  ]
  return widget.shape === 'list'
    ? readList(store, entity, widget, conditions, today)
    : readChart(store, entity, widget, conditions)
}

type Conditions = readonly RawBuilder<unknown>[]

async function readList(
  store: Store,
  entity: AnyEntity,
  widget: ListWidget,
  conditions: Conditions,
  today: string,
): Promise<ListWidgetAnswer> {
  const where = whereClause(conditions)
  const order = orderClause(store, entity, widget, today)
  const { rows } = await sql<StoredRow>`
    select own.* from ${sql.table(entity.name)} as own ${where} ${order} limit ${mostOf(widget)}`.execute(
    store.reader,
  )
  const records = rows.map((row) => recordOfRow(entity, row))
  return {
    records: await nestRelations(store, entity, records),
    total: await count(store, entity, conditions),
  }
}

async function readChart(
  store: Store,
  entity: AnyEntity,
  widget: ChartWidget,
  conditions: Conditions,
): Promise<ChartAnswer> {
  const reference = referenceOf(entity, widget.by)
  const named = reference && namedConditions(store, widget.by, reference)
  const where = whereClause([...conditions, ...(named ?? [])])
  const value = categoryColumn(entity, widget.by)
  const { rows } = await sql<{ value: string; count: number | string }>`
    select ${value} as value, count(*) as count from ${sql.table(entity.name)} as own ${where}
    group by ${value} order by count(*) desc, ${store.adapter.inByteOrder(value)} limit ${mostOf(widget)} ${longStatement}`.execute(
    store.reader,
  )
  const counts = rows.map((row) => ({ value: row.value, count: Number(row.count) }))
  return {
    counts: reference ? await nameCounts(store, reference, counts) : counts,
    total: await count(store, entity, conditions),
  }
}

async function readLatest(store: Store, entity: AnyEntity, widget: LatestWidget): Promise<LatestAnswer> {
  const entities = widget.everywhere ? store.entities : [entity]
  return { changes: await latestChanges(store, entities, mostOf(widget)) }
}

function count(store: Store, entity: AnyEntity, conditions: Conditions): Promise<number> {
  if (conditions.length === 0) return readRecordCount(store.queries, entity.name)
  return countRows(store, sql`from ${sql.table(entity.name)} as own`, conditions)
}

function whereClause(conditions: Conditions): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
}

/** Records without a value come last, whichever the direction. */
function orderClause({ adapter }: Store, entity: AnyEntity, widget: ListWidget, today: string) {
  const { sort, order = 'asc' } = widget
  const follow = (path: string) => ({ entity, rest: [path], column: (name: string) => sql.id(OWN, name) })
  const key = sort === undefined ? null : sortKey(adapter, follow, sort)
  if (!key) return sql`order by own.id`
  const direction = sql.raw(order)
  const from = anniversaryStart(widget, today)?.slice('YYYY-'.length)
  if (from === undefined) return sql`order by ${key} is null, ${key} ${direction}, own.id`
  const day = sql`substr(${key}, 6, 5)`
  // A span over a new year begins in December.
  return sql`order by ${day} < ${from} ${direction}, ${day} ${direction}, own.id`
}

function categoryColumn({ fields }: AnyEntity, name: string): RawBuilder<unknown> {
  const field = fields[name]
  const [column] = field ? definitionOf(field).columns(name, field) : []
  return sql`coalesce(cast(${sql.id(OWN, column?.name ?? name)} as text), '')`
}

/** The filters of the list that a widget leads to; null where they ask of what the caller may not read. */
async function readWidgetFilters(
  { entities, allEntities }: Pick<Store, 'entities' | 'allEntities'>,
  entity: AnyEntity,
  where: object = {},
): Promise<readonly Filter[] | null> {
  const whole = entityNamed(allEntities, entity.name)
  const filters = await whereFilters(askingOf(allEntities, whole), where)
  if (!filters.every((filter) => mayAsk(entities, entity, filter))) return null
  // As the list reads them from its address.
  return parseFilters(entities, entity, filterParameters(filters))
}

function askingOf(entities: readonly AnyEntity[], entity: AnyEntity): Asking {
  const related = entities.map((each) => [each.name, async () => askingOf(entities, each)] as const)
  return { entity, related: Object.fromEntries(related) }
}
