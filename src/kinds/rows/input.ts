import * as z from 'zod/mini'
import type { CellField } from './cell-fields.ts'
import type { RowsField } from './meaning.ts'

/**
 * What the controls of a table let through. That a cell must be filled, or rows must differ, is told by the backend with all
 * other mistakes of the form. @param inputOf what the control of a cell lets through, where not everything
 */
export function rowsInput(field: RowsField, inputOf: (cell: CellField) => z.ZodMiniType | undefined) {
  const shape = Object.entries(field.fields).flatMap(([name, cell]) => {
    const input = inputOf(cell)
    return input ? [[name, input]] : []
  })
  return z.array(z.looseObject(Object.fromEntries(shape)))
}
