import { indexNames, type NameIndex } from '../../schema/where/name-index.ts'
import { inEveryLanguage } from '../../texts/locale.ts'
import type { ChoiceField } from './definition.ts'

type Options = ChoiceField['options']

const indexes = new WeakMap<Options, NameIndex>()

/** The value that a text means, by itself or by its label in any language; else the text, also where two are called so. */
export function optionCalled({ options }: Pick<ChoiceField, 'options'>, text: string): string {
  const index = indexes.get(options) ?? indexOptions(options)
  indexes.set(options, index)
  return index.meant(text)
}

function indexOptions(options: Options): NameIndex {
  return indexNames(
    Object.entries(options).map(([name, label]) => ({ name, labels: inEveryLanguage(label) })),
  )
}
