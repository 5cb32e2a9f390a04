import { t } from '../../texts/locale.ts'
import { sheets } from '#texts/import.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type {
  FieldSheet,
  ImportContext,
  ImportedPart,
  SheetColumn,
  SheetContext,
} from '../core/sheet/field-sheet.ts'
import type { RowsField } from './definition.ts'
import { asRecord, readRows, type RowValue } from './row-values.ts'

type SheetOf = (field: Field) => FieldSheet<Field>

const BETWEEN = ' | '

/** A line for each row, with a bar between its cells: what a bar, a line or a backslash is in a text has a backslash. */
export function createRowsSheet(sheetOf: SheetOf): FieldSheet<RowsField> {
  return {
    columns(name, field) {
      const columns = cellColumns(field, sheetOf)
      const heads = columns.map(({ header }) => header).join(BETWEEN)
      return [
        {
          key: name,
          header: sheets.part(t(field.label), heads),
          type: 'text',
          value: (record, context) =>
            readRows(record[name])
              .map((row) => columns.map((column) => escape(cellText(column, row, context))).join(BETWEEN))
              .join('\n'),
        },
      ]
    },
    async parse(name, field, texts, context) {
      const columns = cellColumns(field, sheetOf)
      const rows: RowValue[] = []
      for (const line of linesOf(texts.get(name) ?? '')) {
        const cells = splitLine(line)
        const read = await parseRow(field, cellTexts(columns, cells), sheetOf, context)
        if ('error' in read) return { error: read.error, key: name }
        rows.push(read.values)
      }
      return { values: { [name]: rows } }
    },
  }
}

function cellColumns({ fields }: RowsField, sheetOf: SheetOf): readonly SheetColumn[] {
  return Object.entries(fields).flatMap(([name, cell]) => sheetOf(cell).columns(name, cell))
}

function cellText({ value }: SheetColumn, row: RowValue, context: SheetContext): string {
  return String(value?.(asRecord(row), context) ?? '')
}

function cellTexts(columns: readonly SheetColumn[], cells: readonly string[]): ReadonlyMap<string, string> {
  return new Map(columns.map(({ key }, place) => [key, cells[place] ?? '']))
}

async function parseRow(
  { fields }: RowsField,
  texts: ReadonlyMap<string, string>,
  sheetOf: SheetOf,
  context: ImportContext,
): Promise<ImportedPart> {
  let values = {}
  for (const [name, cell] of Object.entries(fields)) {
    const read = await sheetOf(cell).parse?.(name, cell, texts, context)
    if (!read) continue
    if ('error' in read) return read
    values = { ...values, ...read.values }
  }
  return { values }
}

function escape(text: string): string {
  return text.replace(/[\\|]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '')
}

/** At the bars that have no backslash. */
function splitLine(line: string): readonly string[] {
  const cells = ['']
  for (const [piece, escaped] of line.matchAll(/\\(.)|[^\\]/g)) {
    if (piece === '|') cells.push('')
    else cells[cells.length - 1] += escaped === undefined ? piece : escaped === 'n' ? '\n' : escaped
  }
  return cells.map((cell) => cell.trim())
}
