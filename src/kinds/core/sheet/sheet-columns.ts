import { inEveryLanguage, t } from '../../../texts/locale.ts'
import { sheets } from '#texts/import.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { ListColumn } from '../../../schema/entity/list-column.ts'
import { columnValues } from '../definition/column-values.ts'
import type { SheetColumn } from './field-sheet.ts'
import { chosenColumns } from '../cell/list-columns.ts'
import { sheetOf } from '../../registries/sheets.ts'

/** The columns of an export: those of the list with these keys, or one at least for each field. */
export function exportColumns(entity: AnyEntity, keys: readonly string[] | 'all'): readonly SheetColumn[] {
  const columns =
    keys === 'all'
      ? [idColumn(), ...fieldColumns(entity.fields)]
      : chosenColumns(entity, keys).flatMap((column) => listColumn(entity, column))
  return withOwnHeaders(columns.filter(({ value }) => value !== undefined))
}

/** The columns that an import may have. */
export function importColumns(entity: AnyEntity): readonly SheetColumn[] {
  const given = Object.entries(entity.fields).filter(([, { readOnly }]) => !readOnly)
  const columns = [idColumn(), ...fieldColumns(Object.fromEntries(given))]
  return withOwnHeaders(columns.filter(({ isOnlyExported }) => !isOnlyExported))
}

/** The column of the record's own id, by which an import finds it again. */
export const ID_COLUMN = 'id'

function idColumn(): SheetColumn {
  return { key: ID_COLUMN, header: sheets.id, type: 'number', value: ({ id }) => id }
}

function fieldColumns(fields: Fields): readonly SheetColumn[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.hidden) return []
    const [first, ...others] = sheetOf(field).columns(name, field)
    return first ? [{ ...first, aliases: aliasesOf(field, first) }, ...others] : []
  })
}

/** Somebody who reads another language may have written the file. */
function aliasesOf({ label, importedAs = [] }: Field, { header }: SheetColumn): readonly string[] {
  const labels = header === t(label) ? inEveryLanguage(label) : []
  return [...importedAs, ...labels.filter((each) => each !== header)]
}

/** As the list shows it; a column of one field has the field's own columns. */
function listColumn(entity: AnyEntity, column: ListColumn): readonly SheetColumn[] {
  if (typeof column === 'string') {
    const field = entity.fields[column]
    return field ? sheetOf(field).columns(column, field) : []
  }
  const { key, text } = columnValues(entity, column)
  return [{ key, header: t(column.header), type: 'text', value: text }]
}

/** Two fields may have one label; a file needs to tell their columns apart. */
function withOwnHeaders(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const count = (header: string) => columns.filter((column) => column.header === header).length
  return columns.map((column) =>
    count(column.header) === 1 ? column : { ...column, header: sheets.part(column.header, column.key) },
  )
}
