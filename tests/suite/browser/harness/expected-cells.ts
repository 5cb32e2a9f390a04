import { punctuation } from '#texts/frame.ts'
import { currentLocale, t } from '../../../../src/texts/locale.ts'
import { relatedRecords, type ReferencesField } from '../../../../src/kinds/references/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../../src/schema/entity/field-definition.ts'
import { relatedRecord } from '../../../../src/kinds/reference/definition.ts'
import type { RowsField } from '../../../../src/kinds/rows/definition.ts'
import { asRecord, readRows } from '../../../../src/kinds/rows/row-values.ts'
import type { Field, Fields } from '../../../../src/schema/entity/field-kinds.ts'
import type { ListColumn } from '../../../../src/schema/entity/list-column.ts'
import { optionLabelOf } from '../../values/choices/reference.ts'
import { plain, wordsAt, wordsOf } from '../../words.ts'

// What a row must show, read from the config and the record alone: nothing of the engine's own reading is asked.

export interface ExpectedCell {
  readonly header: string
  /** What it says in words. */
  readonly text: string
  /** It is drawn by the entity itself; who knows what it looks like. */
  readonly isOwn: boolean
  /** It shows a picture: the stored file, or null where another one stands for it. */
  readonly picture?: string | null
}

export function expectedCells(entity: AnyEntity, record: StoredRecord): readonly ExpectedCell[] {
  return entity.list.columns.map((column) => expectedCell(entity, column, record))
}

function expectedCell(entity: AnyEntity, column: ListColumn, record: StoredRecord): ExpectedCell {
  const { fields } = entity
  if (typeof column !== 'string') {
    const parts =
      'joined' in column
        ? column.joined.map((name) => wordsOf(fields[name], record[name], record))
        : column.firstOf.map((path) => wordsAt(entity, path, record))
    const said = parts.filter((part) => part !== '')
    const text = 'joined' in column ? said.join(column.by ?? ' ') : (said[0] ?? '')
    return { header: t(column.header), text, isOwn: false }
  }
  const field = fields[column]
  if (!field) throw new Error(`"${column}" is no field`)
  const value = record[column]
  const isPicture = field.kind === 'image' || field.kind === 'images'
  return {
    header: t(field.header ?? field.label),
    text: textIn(field, fields, record, column),
    isOwn: 'cell' in field && field.cell !== undefined,
    ...(isPicture && { picture: plain([value].flat()[0]) || null }),
  }
}

function textIn(field: Field, fields: Fields, record: StoredRecord, name: string): string {
  if (field.kind === 'references') return labelsOf(field, fields, record)
  if (field.kind === 'file') return fileWords(record[name])
  return field.kind === 'rows' ? rowsOf(field, fields, record[name]) : wordsOf(field, record[name], record)
}

/** Its name and its size; files of tests are small. */
function fileWords(value: unknown): string {
  const { name, size } = Object(value)
  const inKilobytes = new Intl.NumberFormat(currentLocale(), { style: 'unit', unit: 'kilobyte' })
  return value ? `${plain(name)} ${inKilobytes.format(Math.max(1, Math.round(Number(size) / 1000)))}` : ''
}

/** What names the first three, which is their first cell with words, and how many there are more. */
function rowsOf({ fields: cells }: RowsField, fields: Fields, value: unknown): string {
  const rows = readRows(value).map((row) =>
    Object.entries(cells)
      .map(([name, cell]) => {
        if (cell.kind !== 'reference') return wordsOf(cell, row[name])
        const related = relatedRecord(asRecord(row), cell.as)
        return related ? optionLabelOf(cell, fields, related) : ''
      })
      .find((words) => words !== ''),
  )
  const more = rows.length > 3 ? [`+${rows.length - 3}`] : []
  return [...rows.slice(0, 3), ...more].join(punctuation.comma)
}

function labelsOf(field: ReferencesField, fields: Fields, record: StoredRecord): string {
  const related = relatedRecords(record, field.as)
  return related.map((each) => optionLabelOf(field, fields, each)).join(punctuation.comma)
}
