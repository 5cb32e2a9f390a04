import { values } from '#texts/form.ts'
import classes from './values.module.css'

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
