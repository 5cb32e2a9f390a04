import { values } from '#texts/form.ts'
import classes from '../core/value/values.module.css'

/** Of a password nobody is told more than that it is another. */
export function PasswordValue() {
  return <span className={classes.nothing}>{values.changed}</span>
}
