import { foldedColumn, type Column, type Row } from '../../schema/column.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { fold } from '../../schema/fold.ts'
import { meaningOf, type Field } from '../../schema/kinds.ts'
import { SEARCH_KEY } from './plan-tables.ts'

/** The keys that a row is searched, sorted and compared by, made of its fields' columns. */
export function derivedColumns(entity: AnyEntity, row: Row): Row {
  const fields = Object.entries(entity.fields)
  const words = fields.map(([name, field]) => searchText(name, field, row)).filter((text) => text !== '')
  const folded = fields.flatMap(([name, field]) => {
    const columns = meaningOf(field).columns(name, field)
    return columns
      .filter((column) => column.isFolded)
      .map((column) => [foldedColumn(column.name), fold(sortText(name, field, column, columns, row))])
  })
  return { ...Object.fromEntries(folded), [SEARCH_KEY]: fold(words.join(' ')) }
}

/** A field of one column is sorted by the words people read in it, which are not always what the column holds. */
function sortText(name: string, field: Field, column: Column, columns: readonly Column[], row: Row): string {
  return columns.length === 1 ? searchText(name, field, row) : String(row[column.name] ?? '')
}

function searchText(name: string, field: Field, row: Row): string {
  const meaning = meaningOf(field)
  return meaning.searchText(field, meaning.fromRow(name, field, row))
}
