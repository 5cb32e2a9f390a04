import * as z from 'zod/mini'
import type { FieldPayload, Mode } from '../../schema/field-meaning.ts'
import { readList } from '../text-list.ts'
import type { CellField } from './cell-fields.ts'
import type { RowsField } from './meaning.ts'
import { filled, rowRules } from './row-rules.ts'

/** What a payload carries of a cell. */
type CellSchema = (name: string, cell: CellField, mode: Mode) => z.ZodMiniType

/** JSON may have null for an empty cell, and what is not sent is empty. */
const nothingToText = z.transform((value: unknown): unknown => value ?? '')

/** @param cellSchema what the kind of a cell takes, as of any field */
export function createRowsPayload(cellSchema: CellSchema): FieldPayload<RowsField> {
  const sentCell: CellSchema = (name, cell, mode) => {
    const sent = z.pipe(nothingToText, cellSchema(name, cell, mode))
    return cell.required ? sent.check(filled(cell)) : z.optional(sent)
  }
  return {
    shape(name, field, mode) {
      const cells = Object.entries(field.fields).map(([cell, each]) => [cell, sentCell(cell, each, mode)])
      const row = z.object(Object.fromEntries(cells))
      return { [name]: z.pipe(readList, z.array(row).check(rowRules(field))) }
    },
  }
}
