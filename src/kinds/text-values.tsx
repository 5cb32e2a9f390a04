import { values } from '../texts/fr/values.ts'
import type { Field } from '../schema/field-kinds.ts'
import { cellOf } from './cells.ts'
import type { ValueProps } from './value-view.ts'
import classes from './values.module.css'

/** In the words of its list cell. */
export function WordsValue({ value, field }: ValueProps<Field>) {
  return <Words text={cellOf(field).text(value, field)} />
}

/** Reads from left to right, whatever the text around it. */
export function CodeValue({ value, field }: ValueProps<Field>) {
  return <Words text={cellOf(field).text(value, field)} direction="ltr" />
}

/** Of a password nobody is told more than that it is another. */
export function PasswordValue() {
  return <span className={classes.nothing}>{values.changed}</span>
}

interface WordsProps {
  readonly text: string
  readonly direction?: 'auto' | 'ltr'
}

/** A text, however long, or that there is none. */
export function Words({ text, direction = 'auto' }: WordsProps) {
  if (text === '') return <span className={classes.nothing}>{values.nothing}</span>
  return (
    <bdi className={classes.words} dir={direction}>
      {text}
    </bdi>
  )
}
