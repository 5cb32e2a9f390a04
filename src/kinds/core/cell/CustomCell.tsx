import { createElement } from 'react'
import type { CellProps, LoadComponent } from '../../../schema/entity/component.ts'
import { customComponent } from '../control/custom-component.ts'

export interface CustomCellProps extends CellProps<unknown> {
  readonly load: LoadComponent<never>
}

/** A cell that an entity draws itself. */
export default function CustomCell({ load, ...props }: CustomCellProps) {
  return createElement(customComponent<CellProps<unknown>>(load), props)
}
