import { collatedColumn, type Column, foldedColumn, type Row } from '../../schema/entity/column.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { comparedText, compareKey, definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { collationKey } from './collation-key.ts'
import { searchKey } from '../../kinds/core/search/search.ts'
import { SEARCH_KEY } from './plan-tables.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Translation } from '../../texts/translation.ts'

/** Whom the program speaks to in what; in its own language where it works for nobody. */
export const spokenTo = new AsyncLocalStorage<Translation | undefined>()

/** For what is kept, which is the same whoever writes it. */
function inOwnLanguage<T>(work: () => T): T {
  return spokenTo.run(undefined, work)
}

type Key = readonly [column: string, key: string]

/** The keys for search, sorting and comparison, derived from a row's own columns. */
export function derivedColumns(entity: AnyEntity, row: Row): Row {
  return inOwnLanguage(() => derive(entity, row))
}

function derive(entity: AnyEntity, row: Row): Row {
  const fields = Object.entries(entity.fields)
  const hidden = unsearchedFields(entity)
  const texts = fields
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]) => searchText(name, field, row))
  const keys = [...keysOf(entity, row, comparedKey), ...keysOf(entity, row, sortingKey)]
  return { ...Object.fromEntries(keys), [SEARCH_KEY]: searchKey(texts) }
}

/** Those of them that values are compared by. */
export function comparedColumns(entity: AnyEntity, row: Row): Row {
  return inOwnLanguage(() => Object.fromEntries(keysOf(entity, row, comparedKey)))
}

function keysOf(
  { fields }: AnyEntity,
  row: Row,
  keyOf: (field: Field, column: Column, value: unknown) => readonly Key[],
): readonly Key[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    definitionOf(field)
      .columns(name, field)
      .flatMap((column) => keyOf(field, column, row[column.name])),
  )
}

function comparedKey(field: Field, { name, isFolded }: Column, value: unknown): readonly Key[] {
  return isFolded ? [[foldedColumn(name), compareKey(field, value)]] : []
}

function sortingKey(field: Field, { name, isCollated }: Column, value: unknown): readonly Key[] {
  return isCollated ? [[collatedColumn(name), collationKey(comparedText(field, value))]] : []
}

/** A search must not find what not everybody may read. */
export function unsearchedFields({ access }: AnyEntity): readonly string[] {
  return Object.entries(access?.fields ?? {}).flatMap(([name, field]) => (field?.read ? [name] : []))
}

function searchText(name: string, field: Field, row: Row): string {
  const definition = definitionOf(field)
  const value = definition.fromRow(name, field, row)
  const text = definition.searchText(field, value, row)
  // In some languages a point stands where others write a comma.
  return typeof value === 'number' && !Number.isInteger(value) ? `${text} ${value}` : text
}
