import { lazy, Suspense } from 'react'
import type { LoadComponent } from '../schema/component.ts'
import type { FieldBase } from '../schema/field-meaning.ts'
import { loadChunk } from '../engine/loading/load-chunk.ts'
import type { CellView } from './cell-view.ts'

const OwnCell = lazy(() => loadChunk(() => import('./OwnCell.tsx')))

/** A kind's cell, drawn by an entity's own component; it is searched, sorted and read aloud as ever. */
export function ownCell<F extends FieldBase>(cell: CellView<F>, load: LoadComponent<never>): CellView<F> {
  return {
    ...cell,
    render: (value, field, record) => (
      // What it keeps is of one record, whichever row that stands in.
      <Suspense key={record.id} fallback={cell.text(value, field)}>
        <OwnCell load={load} value={value} field={field} record={record} />
      </Suspense>
    ),
  }
}
