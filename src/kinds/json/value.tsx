import { Words } from '../core/value/Words.tsx'
import type { ValueProps } from '../core/value/value-view.ts'
import { printDocument } from './document.ts'
import classes from './json.module.css'
import type { JsonField } from './definition.ts'

/** With a line for each of its parts. */
export function JsonValue({ value }: ValueProps<JsonField>) {
  const text = printDocument(value)
  if (text === '') return <Words text="" />
  return (
    <pre className={classes.code} dir="ltr">
      {text}
    </pre>
  )
}
