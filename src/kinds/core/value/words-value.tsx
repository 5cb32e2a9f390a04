import type { Field } from '../../../schema/entity/field-kinds.ts'
import { definitionOf, textOf } from '../definition/definitions.ts'
import type { ValueProps, ValueView } from './value-view.ts'
import { Words } from './Words.tsx'

/** For kinds that are read in their words. */
export const wordsValue: ValueView<Field> = { View: WordsValue }

function WordsValue({ value, field, record }: ValueProps<Field>) {
  return <Words text={textOf(field, value, record)} direction={definitionOf(field).isCode ? 'ltr' : 'auto'} />
}
