import { screens } from '#texts/frame.ts'
import type { ColumnView } from '../list-data/column-view.tsx'
import classes from './skeleton.module.css'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

/** The skeleton of a list: of a table, or of cards. */
export function ListSkeleton({ columns }: { readonly columns: readonly ColumnView[] }) {
  const words = columns.filter(({ isPicture }) => !isPicture)
  return (
    <div className={classes.skeleton} role="status" aria-label={screens.list.loading}>
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          {words.length < columns.length && <div className={classes.picture} />}
          {words.map(({ key }) => (
            <span key={key} className={classes.bone} />
          ))}
        </div>
      ))}
    </div>
  )
}
