import { sql, type RawBuilder } from 'kysely'
import type { Column } from '../../schema/column.ts'
import { meaningOf } from '../../schema/kinds.ts'
import { columnKey, type ListColumn } from '../../schema/list-column.ts'
import type { DatabaseAdapter } from '../database/database.ts'
import { comparedColumn } from '../database/plan-tables.ts'
import { followPath, type ListTable } from './list-joins.ts'

interface Term {
  readonly value: RawBuilder<unknown>
  readonly isText: boolean
}

/** What a list is sorted by: the column of that key as people read it, null where it reads empty. */
export function sortKey(
  adapter: Pick<DatabaseAdapter, 'inByteOrder'>,
  tables: readonly ListTable[],
  columns: readonly ListColumn[],
  key: string,
): RawBuilder<unknown> | null {
  const column = columns.find((each) => columnKey(each) === key)
  if (column === undefined) return null
  const isJoined = typeof column === 'object' && 'joined' in column
  const terms = pathsOf(column).flatMap((path) => termsOfPath(tables, path))
  const [only] = terms
  if (!only) return null
  if (terms.length === 1) return only.isText ? adapter.inByteOrder(orNull(only.value)) : only.value
  const texts = terms.map(asText)
  return adapter.inByteOrder(isJoined ? joinTexts(texts) : sql`coalesce(${sql.join(texts.map(orNull))})`)
}

function pathsOf(column: ListColumn): readonly string[] {
  if (typeof column === 'string') return [column]
  return 'joined' in column ? column.joined : column.firstOf
}

function termsOfPath(tables: readonly ListTable[], path: string): readonly Term[] {
  const found = followPath(tables, path)
  const [name, ...part] = found?.rest ?? []
  const field = name === undefined ? undefined : found?.table.entity.fields[name]
  if (!found || !field || name === undefined) return []
  const columns = meaningOf(field).columns(name, field)
  const chosen = part.length > 0 ? columns.filter((each) => each.name === [name, ...part].join('_')) : columns
  return chosen.map((column) => termOf(found.table, column))
}

function termOf(table: ListTable, column: Column): Term {
  const name = comparedColumn(column)
  return {
    value: sql`${sql.id(table.alias, name)}`,
    isText: column.type === 'text' || column.type === 'json',
  }
}

function asText(term: Term): RawBuilder<unknown> {
  return term.isText ? term.value : sql`cast(${term.value} as text)`
}

function orNull(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`nullif(${text}, '')`
}

/** Joined by spaces as the list shows them: an empty one leaves no second space. */
function joinTexts(texts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const spaced = texts.map((text) => sql`coalesce(${orNull(text)} || ' ', '')`)
  return orNull(sql`trim(${sql.join(spaced, sql` || `)})`)
}
