import { sql, type RawBuilder } from 'kysely'
import type { Column } from '../../schema/entity/column.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { ListColumn } from '../../schema/entity/list-column.ts'
import type { DatabaseAdapter } from './database.ts'
import { sortedColumn } from './plan-tables.ts'

/** The end of a list column's path. */
export interface PathEnd {
  readonly entity: AnyEntity
  /** A column of its table, with the alias of the statement. */
  column(name: string): RawBuilder<unknown>
  /** The rest of the path: a field, or a field and a language. */
  readonly rest: readonly string[]
}

type FollowPath = (path: string) => PathEnd | null

interface Term {
  readonly value: RawBuilder<unknown>
  readonly isText: boolean
}

/** The sort key of a list column as people read it; null if it is empty. */
export function sortKey(
  adapter: Pick<DatabaseAdapter, 'inByteOrder'>,
  follow: FollowPath,
  column: ListColumn,
): RawBuilder<unknown> | null {
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
  const columns = definitionOf(field).columns(name, field)
  const chosen = part.length > 0 ? columns.filter((each) => each.name === [name, ...part].join('_')) : columns
  return chosen.map((column) => termOf(end, column))
}

function termOf(end: PathEnd, column: Column): Term {
  return {
    value: end.column(sortedColumn(column)),
    isText: column.type === 'text' || column.type === 'json',
  }
}

function asText(term: Term): RawBuilder<unknown> {
  return term.isText ? term.value : sql`cast(${term.value} as text)`
}

function orNull(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`nullif(${text}, '')`
}

/** Joined by single spaces, as in the list. */
function joinTexts(texts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const spaced = texts.map((text) => sql`coalesce(${orNull(text)} || ' ', '')`)
  return orNull(sql`trim(${sql.join(spaced, sql` || `)})`)
}
