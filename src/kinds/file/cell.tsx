import type { CellView } from '../core/cell/cell-view.ts'
import { customCell } from '../core/cell/custom-cell.tsx'
import type { FileField } from './definition.ts'

/** Its code is fetched by the lists that have such a column. */
export const fileCell: CellView<FileField> = customCell({}, () => import('./FileLink.tsx'))
