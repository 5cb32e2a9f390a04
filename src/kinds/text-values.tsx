import type { Field } from '../schema/field-kinds.ts'
import { cellOf } from './cells.ts'
import type { ValueProps } from './value-view.ts'
import { Words } from './Words.tsx'

/** In the words of its list cell. */
export function WordsValue({ value, field }: ValueProps<Field>) {
  return <Words text={cellOf(field).text(value, field)} />
}

/** Reads from left to right, whatever the text around it. */
export function CodeValue({ value, field }: ValueProps<Field>) {
  return <Words text={cellOf(field).text(value, field)} direction="ltr" />
}
