import { sql, type RawBuilder } from 'kysely'
import { compareKey, definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { ColumnValue } from '../../../schema/entity/column.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import { firstOf } from '../../../schema/entity/list-column.ts'
import {
  comparedColumn,
  findJoin,
  type JoinedTable,
  listTables,
  OWN,
  rowConditions,
  type Store,
} from '../../../server/face.ts'

/** What stands between the parts of a label, however it was typed. */
const BETWEEN = /\s+[-‐–—−]\s+/gu
const LARGEST_INTEGER = 2_147_483_647

/** A part of the labels: what an index holds of it, whether there is nothing, and what the index has for a text. */
interface Part {
  readonly key: RawBuilder<unknown>
  readonly isEmpty: RawBuilder<unknown>
  readonly isRequired: boolean
  keyOf(text: string): ColumnValue | null
}

/**
 * The ids of the records whose label can be one of these: the first part of it that is not empty is the beginning of one.
 * One statement by what the columns are compared by, which has an index.
 */
export async function idsCalled(
  store: Store,
  entity: AnyEntity,
  optionLabel: readonly string[],
  labels: readonly string[],
): Promise<readonly number[]> {
  const tables = listTables(store, entity, [firstOf('', [...optionLabel])])
  const starts = [...new Set(labels.flatMap(startsOf))]
  const parts = optionLabel.flatMap((path) => partOf(tables, path) ?? [])
  const called: RawBuilder<unknown>[] = []
  const empty: RawBuilder<unknown>[] = []
  for (const { key, isEmpty, isRequired, keyOf } of parts) {
    const keys = new Set(starts.map(keyOf).filter((each) => each !== null))
    if (keys.size > 0)
      called.push(sql`(${sql.join([...empty, sql`${key} in (${sql.join([...keys])})`], sql` and `)})`)
    if (isRequired) break
    empty.push(isEmpty)
  }
  if (called.length === 0) return []
  const conditions = [...rowConditions(store, entity.name, OWN), sql`(${sql.join(called, sql` or `)})`]
  const joins = tables.flatMap(({ join }) => join ?? [])
  const { rows } = await sql<{ id: number }>`select own.id as id from ${sql.table(entity.name)} as own
    ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`.execute(store.queries)
  return rows.map(({ id }) => Number(id))
}

/** `A – B – C` begins with `A`, `A – B` and all of it. */
function startsOf(label: string): readonly string[] {
  const ends = [...label.matchAll(BETWEEN)].map(({ index }) => index)
  return [...ends, label.length].map((end) => label.slice(0, end))
}

/** Null for what labels never show: a list, a yes or no. */
function partOf(tables: readonly JoinedTable[], path: string): Part | null {
  const found = findJoin(tables, path)
  const [name = '', ...language] = found?.rest ?? []
  const field = found?.table.entity.fields[name]
  if (!found || !field) return null
  const { alias } = found.table
  const wanted = [name, ...language].join('_')
  const column = definitionOf(field)
    .columns(name, field)
    .find((each) => each.name === wanted)
  if (!column || column.type === 'json' || column.type === 'boolean') return null
  const key = sql`${sql.id(alias, comparedColumn(column))}`
  const isRequired = alias === OWN && field.required === true && language.length === 0
  if (column.type !== 'text')
    return { key, isEmpty: sql`${key} is null`, isRequired, keyOf: (text) => numberOf(text, column.type) }
  const keyOf = (text: string) => (column.isFolded ? compareKey(field, text) : text) || null
  return { key, isEmpty: sql`coalesce(${key}, '') = ''`, isRequired, keyOf }
}

function numberOf(text: string, type: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(number)) return null
  return type === 'integer' && !(Number.isInteger(number) && Math.abs(number) <= LARGEST_INTEGER)
    ? null
    : number
}
