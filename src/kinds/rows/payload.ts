import * as z from 'zod/mini'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { FieldPayload, Mode } from '../../schema/entity/field-definition.ts'
import { readList, parseJsonOrText } from '../core/definition/text-values.ts'
import { definitionOf } from '../core/definition/definitions.ts'
import { describeKind, hasNarrowed } from '../core/storage/described-kind.ts'
import { type CellField, isRow, readRows } from './row-values.ts'
import type { RowsField } from './definition.ts'
import { filled, rowRules } from './row-rules.ts'

/** JSON may have null for an empty cell, and what is not sent is empty. */
const nothingToText = z.transform((value: unknown): unknown => value ?? '')

/** @param payloadOf what the kind of a cell takes, as of any field */
export function createRowsPayload(payloadOf: (cell: Field) => FieldPayload<Field>): FieldPayload<RowsField> {
  const sentCell = (name: string, cell: CellField, mode: Mode) => {
    const sent = z.pipe(nothingToText, payloadOf(cell).shape(name, cell, mode)[name] ?? z.never())
    return cell.required ? sent.check(filled(cell)) : z.optional(sent)
  }
  /** What a cell of another kind or with other limits held, as columns of this one; nothing where it is refused. */
  const rereadCell = (name: string, cell: CellField, value: unknown) => {
    const { shape, fromStored } = payloadOf(cell)
    const taken = shape(name, cell, 'update')[name] ?? z.never()
    const text = String(value)
    const read = [value, fromStored?.(cell, text) ?? text].map((each) => taken.safeParse(each))
    const found = read.find(({ success, data }) => success && data !== null && data !== '')
    return found && definitionOf(cell).toRow(name, cell, found.data)
  }
  const describe = (cell: CellField) => describeKind(cell, payloadOf(cell))
  /** Those that may refuse what their rows hold. */
  const narrowedCells = ({ fields }: RowsField, before: string) => {
    const known = parseDescribed(before)
    return Object.entries(fields).filter(([name, cell]) => hasNarrowed(known[name], cell, payloadOf(cell)))
  }
  return {
    limits: ({ fields }) =>
      JSON.stringify(
        Object.fromEntries(Object.entries(fields).map(([name, cell]) => [name, describe(cell)])),
      ),
    narrows: (field, before) => narrowedCells(field, before).length > 0,
    reread(field, stored, before) {
      const cells = narrowedCells(field, before.slice(before.indexOf(' ') + 1))
      let isWhole = true
      const rows = readRows(stored).map((row) => {
        const read = { ...row }
        for (const [name, cell] of cells) {
          const value = row[name]
          if (value === undefined || value === null || value === '') continue
          const taken = rereadCell(name, cell, value)
          if (taken === undefined) isWhole = false
          Object.assign(read, taken ?? { [name]: null })
        }
        return read
      })
      return { value: JSON.stringify(rows), isWhole }
    },
    shape(name, field, mode) {
      const cells = Object.entries(field.fields).map(([cell, each]) => [cell, sentCell(cell, each, mode)])
      const row = z.object(Object.fromEntries(cells))
      return { [name]: z.pipe(readList, z.array(row).check(rowRules(field))) }
    },
  }
}

/** The kinds of the cells by their names. */
function parseDescribed(text: string): Readonly<Record<string, string>> {
  const described = parseJsonOrText(text)
  return isRow(described)
    ? Object.fromEntries(Object.entries(described).map(([name, kind]) => [name, String(kind)]))
    : {}
}
