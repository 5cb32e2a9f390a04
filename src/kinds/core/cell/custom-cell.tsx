import { lazy, Suspense } from 'react'
import type { LoadComponent } from '../../../schema/entity/component.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { CellView } from './cell-view.ts'
import { textOf } from '../definition/definitions.ts'

const CustomCell = lazy(() => import('./CustomCell.tsx'))

/** A kind's cell, drawn by an entity's own component; it is searched, sorted and read aloud as ever. */
export function customCell<F extends Field>(cell: CellView<F>, load: LoadComponent<never>): CellView<F> {
  const { href: _href, isEditableInPlace: _isEditable, ...rest } = cell
  return {
    ...rest,
    isLeftToRight: false,
    isBare: false,
    render: (value, field, record) => (
      // What it keeps is of one record, whichever row that stands in.
      <Suspense key={record.id} fallback={textOf(field, value, record)}>
        <CustomCell load={load} value={value} field={field} record={record} />
      </Suspense>
    ),
  }
}
