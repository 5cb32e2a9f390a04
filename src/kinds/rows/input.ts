import * as z from 'zod/mini'
import type { CellField } from './cell-fields.ts'
import type { RowsField } from './meaning.ts'
import { filled, rowRules } from './row-rules.ts'

/** What the controls of a table let through. @param inputOf what that of a cell does, where not everything */
export function rowsInput(field: RowsField, inputOf: (cell: CellField) => z.ZodMiniType | undefined) {
  const shape = Object.entries(field.fields).flatMap(([name, cell]) => {
    const input = inputOf(cell) ?? z.unknown()
    return [[name, cell.required ? input.check(filled(cell)) : input]]
  })
  return z.array(z.looseObject(Object.fromEntries(shape))).check(rowRules(field))
}
