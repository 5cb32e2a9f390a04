import type { CellView } from '../cell-view.ts'
import { ownCell } from '../own-cell.tsx'
import type { FileField } from './meaning.ts'

/** Its code is fetched by the lists that have such a column. */
export const fileCell: CellView<FileField> = ownCell({}, () => import('./FileLink.tsx'))
