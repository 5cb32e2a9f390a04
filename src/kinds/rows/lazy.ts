import { createElement } from 'react'
import type { ControlView, FieldControlProps } from '../core/control/control-props.ts'
import { lazyControl } from '../core/control/lazy-control.tsx'
import { withWords } from '../../texts/with-words.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { RowsField } from './definition.ts'

/** @param ofKind how what is in a cell is written, as of any field */
export function createRowsControl(ofKind: (cell: Field) => ControlView<Field>): ControlView<RowsField> {
  return {
    ...lazyControl(
      async () => {
        const { default: RowsControl } = await withWords(import('./control.tsx'))
        return { default: (props) => createElement(RowsControl, { ...props, ofKind }) }
      },
      ({ name, form }: FieldControlProps<RowsField>) => form.getValues(name),
    ),
    isAcross: true,
  }
}
