import { screens } from '#texts/frame.ts'
import classes from './form.module.css'

const FIELDS = [1, 2, 3, 4, 5]

/** The skeleton of a form. */
export function FormSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label={screens.list.loading}>
      {FIELDS.map((field) => (
        <div key={field} className={classes.bone} />
      ))}
    </div>
  )
}
