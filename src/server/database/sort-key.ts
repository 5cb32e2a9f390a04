import { sql, type RawBuilder } from 'kysely'
import type { Column } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { meaningOf } from '../../kinds/meanings.ts'
import { columnKey, type ListColumn } from '../../schema/list-column.ts'
import type { DatabaseAdapter } from './database.ts'
import { comparedColumn } from './plan-tables.ts'

/** Where the path of a list column ends. */
export interface PathEnd {
  readonly entity: AnyEntity
  /** A column of its table, as the statement at hand names it. */
  column(name: string): RawBuilder<unknown>
  /** What is left of the path there: a field, or a field and a language. */
  readonly rest: readonly string[]
}

type FollowPath = (path: string) => PathEnd | null

interface Term {
  readonly value: RawBuilder<unknown>
  readonly isText: boolean
}

/** What a list is sorted by: the column of that key as people read it, null where it reads empty. */
export function sortKey(
  adapter: Pick<DatabaseAdapter, 'inByteOrder'>,
  follow: FollowPath,
  columns: readonly ListColumn[],
  key: string,
): RawBuilder<unknown> | null {
  const column = columns.find((each) => columnKey(each) === key)
  if (column === undefined) return null
  const isJoined = typeof column === 'object' && 'joined' in column
  const terms = pathsOf(column).flatMap((path) => termsOfPath(follow(path)))
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

function termsOfPath(end: PathEnd | null): readonly Term[] {
  const [name, ...part] = end?.rest ?? []
  const field = name === undefined ? undefined : end?.entity.fields[name]
  if (!end || !field || name === undefined) return []
  const columns = meaningOf(field).columns(name, field)
  const chosen = part.length > 0 ? columns.filter((each) => each.name === [name, ...part].join('_')) : columns
  return chosen.map((column) => termOf(end, column))
}

function termOf(end: PathEnd, column: Column): Term {
  return {
    value: end.column(comparedColumn(column)),
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
