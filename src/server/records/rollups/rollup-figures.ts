import { sql, type RawBuilder } from 'kysely'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { sourceOf, type Rollup } from '../../../schema/entity/rollup.ts'
import type { StoredRow } from '../../database/database.ts'
import { sumColumns, totalOf } from '../reading/figures.ts'
import { conditionsOf, fromWhere, ownColumn, type Reading } from '../reading/find-rows.ts'
import { entityNamed } from '../store/store.ts'

export type NamedRollup = readonly [name: string, rollup: Rollup]

export function rollupsOf({ rollups = {} }: AnyEntity): readonly NamedRollup[] {
  return Object.entries(rollups).flatMap(([name, rollup]) => (rollup ? [[name, rollup] as const] : []))
}

/** The figures of a record by their fields, as the records that refer to it are now; those of the same records at once. */
export async function rollupFigures(
  store: Reading,
  rollups: readonly NamedRollup[],
  id: number,
): Promise<ReadonlyMap<string, unknown>> {
  const figures = new Map<string, unknown>()
  for (const each of groupAlike(rollups)) await readFigures(store, each, id, figures)
  return figures
}

/** The same of many records, in a statement for all of them. */
export async function rollupFiguresOfMany(
  store: Reading,
  rollups: readonly NamedRollup[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, unknown>>> {
  const figures = new Map(ids.map((id) => [id, new Map<string, unknown>()]))
  for (const alike of groupAlike(rollups)) {
    const [[, first] = []] = alike
    if (!first) continue
    const [name, column] = sourceOf(first)
    const source = entityNamed(store.allEntities, name)
    const held = sql`${ownColumn(column)} in (${sql.join(ids)})`
    const from = fromWhere(source, [...conditionsOf(store, source, { or: [first.where ?? {}] }), held])
    const columns = alike.flatMap(([field, rollup]) => groupColumns(source, field, rollup))
    const selection = sql<StoredRow>`select ${ownColumn(column)} as holder_id, ${sql.join(columns)} ${from}`
    const { rows } = await sql<StoredRow>`${selection} group by ${ownColumn(column)}`.execute(store.reader)
    const found = new Map(rows.map((row) => [Number(row['holder_id']), row]))
    for (const [id, own] of figures)
      for (const [field, rollup] of alike)
        own.set(field, figureOf(source, field, rollup, found.get(id) ?? {}))
  }
  return figures
}

function groupAlike(rollups: readonly NamedRollup[]): Iterable<readonly NamedRollup[]> {
  const alike = new Map<string, NamedRollup[]>()
  for (const each of rollups) {
    const key = JSON.stringify([each[1].of, each[1].where])
    alike.set(key, [...(alike.get(key) ?? []), each])
  }
  return alike.values()
}

async function readFigures(
  store: Reading,
  rollups: readonly NamedRollup[],
  id: number,
  figures: Map<string, unknown>,
): Promise<void> {
  const [[, first] = []] = rollups
  if (!first) return
  const [name, column] = sourceOf(first)
  const source = entityNamed(store.allEntities, name)
  const from = fromWhere(source, conditionsOf(store, source, { or: [first.where ?? {}], [column]: id }))
  const columns = rollups.flatMap(([field, rollup]) => figureColumns(source, field, rollup, from))
  // Days are found by an index of their own, without a look at all records.
  const isOfAll = rollups.some(([, rollup]) => 'count' in rollup || 'sum' in rollup)
  const selection = sql<StoredRow>`select ${sql.join(columns)} ${isOfAll ? from : sql``}`
  const { rows } = await selection.execute(store.reader)
  for (const [field, rollup] of rollups) figures.set(field, figureOf(source, field, rollup, rows[0] ?? {}))
}

function figureColumns(
  source: AnyEntity,
  as: string,
  rollup: Rollup,
  from: RawBuilder<unknown>,
): readonly RawBuilder<unknown>[] {
  if ('count' in rollup) return [sql`count(*) as ${sql.id(as)}`]
  if ('sum' in rollup) return sumColumns(source, rollup.sum, as)
  // A day that nobody has given is empty, and comes before all others.
  const [order, name] = 'latest' in rollup ? ['desc', rollup.latest] : ['asc', rollup.earliest]
  const day = ownColumn(name)
  return [
    sql`(select ${day} ${from} and ${day} > '' order by ${day} ${sql.raw(order)} limit 1) as ${sql.id(as)}`,
  ]
}

function groupColumns(source: AnyEntity, as: string, rollup: Rollup): readonly RawBuilder<unknown>[] {
  if ('count' in rollup || 'sum' in rollup) return figureColumns(source, as, rollup, sql``)
  const [end, name] = 'latest' in rollup ? ['max', rollup.latest] : ['min', rollup.earliest]
  const day = ownColumn(name)
  return [sql`${sql.raw(end)}(case when ${day} > '' then ${day} end) as ${sql.id(as)}`]
}

/** @param row empty where no record refers to it */
function figureOf(source: AnyEntity, as: string, rollup: Rollup, row: StoredRow): unknown {
  if ('count' in rollup) return Number(row[as] ?? 0)
  const name = 'sum' in rollup ? rollup.sum : 'latest' in rollup ? rollup.latest : rollup.earliest
  const field = source.fields[name]
  if (!field) return null
  if ('sum' in rollup) return totalOf(field, { [`${as}_whole`]: 0, [`${as}_part`]: 0, ...row }, as)
  const day = row[as] ?? null
  return day === null ? null : definitionOf(field).fromRow(name, field, { [name]: day })
}
