import { createElement } from 'react'
import type { CellProps, LoadComponent } from '../../../schema/component.ts'
import { ownComponent } from '../control/own-component.ts'

export interface OwnCellProps extends CellProps<unknown> {
  readonly load: LoadComponent<never>
}

/** A cell that an entity draws itself. */
export default function OwnCell({ load, ...props }: OwnCellProps) {
  return createElement(ownComponent<CellProps<unknown>>(load), props)
}
