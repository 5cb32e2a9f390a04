import * as z from 'zod/mini'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { FieldInput } from '../core/form/field-input.ts'
import type { RowsField } from './definition.ts'

/**
 * What the controls of a table let through. That a cell must be filled, or rows must differ, is told by the backend with all
 * other mistakes of the form. @param inputOf what the control of a cell lets through, where not everything
 */
export function createRowsInput(
  inputOf: (cell: Field) => FieldInput<Field> | undefined,
): FieldInput<RowsField> {
  return {
    schema({ fields }) {
      const shape = Object.entries(fields).flatMap(([name, cell]) => {
        const input = inputOf(cell)?.schema(cell)
        return input ? [[name, input]] : []
      })
      return z.array(z.looseObject(Object.fromEntries(shape)))
    },
  }
}
