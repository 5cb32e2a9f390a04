import * as z from 'zod/mini'
import type { Field } from '../../schema/field-kinds.ts'
import type { FieldPayload, Mode } from '../../schema/field-meaning.ts'
import { readList } from '../core/meaning/read-list.ts'
import type { CellField } from './cell-fields.ts'
import type { RowsField } from './meaning.ts'
import { filled, rowRules } from './row-rules.ts'

/** JSON may have null for an empty cell, and what is not sent is empty. */
const nothingToText = z.transform((value: unknown): unknown => value ?? '')

/** @param payloadOf what the kind of a cell takes, as of any field */
export function createRowsPayload(payloadOf: (cell: Field) => FieldPayload<Field>): FieldPayload<RowsField> {
  const sentCell = (name: string, cell: CellField, mode: Mode) => {
    const sent = z.pipe(nothingToText, payloadOf(cell).shape(name, cell, mode)[name] ?? z.never())
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
