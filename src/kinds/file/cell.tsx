import type { CellView } from '../core/cell/cell-view.ts'
import { ownCell } from '../core/cell/own-cell.tsx'
import type { FileField } from './meaning.ts'

/** Its code is fetched by the lists that have such a column. */
export const fileCell: CellView<FileField> = ownCell({}, () => import('./FileLink.tsx'))
