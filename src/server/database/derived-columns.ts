import { foldedColumn, type Row } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { compareKey, meaningOf } from '../../kinds/meanings.ts'
import type { Field } from '../../schema/field-kinds.ts'
import { searchKey } from '../../schema/search.ts'
import { SEARCH_KEY } from './plan-tables.ts'

/** The keys that a row is searched, sorted and compared by, made of its fields' columns. */
export function derivedColumns(entity: AnyEntity, row: Row): Row {
  const fields = Object.entries(entity.fields)
  const texts = fields.map(([name, field]) => searchText(name, field, row))
  const compared = fields.flatMap(([name, field]) =>
    meaningOf(field)
      .columns(name, field)
      .filter((column) => column.isFolded)
      .map((column) => [foldedColumn(column.name), compareKey(field, row[column.name])]),
  )
  return { ...Object.fromEntries(compared), [SEARCH_KEY]: searchKey(texts) }
}

function searchText(name: string, field: Field, row: Row): string {
  const meaning = meaningOf(field)
  return meaning.searchText(field, meaning.fromRow(name, field, row))
}
