import * as z from 'zod/mini'
import type { FieldBase } from '../field-meaning.ts'
import { inLanguage, type Text } from '../text.ts'
import { plainMeaning } from './plain-meaning.ts'
import { recordText } from './text-schemas.ts'

/** The labels of a fixed list, by the value that travels. */
export type ChoiceLabels = Readonly<Record<string, Text>>

export interface ChoiceField<Labels extends ChoiceLabels = ChoiceLabels> extends FieldBase {
  readonly kind: 'choice'
  readonly options: Labels
}

/** One of a short fixed list: `type: choice({ label: 'Type', options: { groupe: 'groupe', championat: 'championat' } })`. */
export function choice<const Labels extends ChoiceLabels>(
  options: FieldBase & { readonly options: Labels },
): ChoiceField<Labels> {
  return { kind: 'choice', ...options }
}

/** The label of a value; a value the list no longer knows is its own label. */
export function choiceLabel(field: ChoiceField, value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  const label = Object.hasOwn(field.options, text) ? field.options[text] : undefined
  return label === undefined ? text : inLanguage(label, 'fr')
}

export const choiceMeaning = plainMeaning<ChoiceField>({
  column: () => ({ type: 'text', empty: '', isFolded: true }),
  record: () => recordText,
  payload: (field) => z.enum(['', ...Object.keys(field.options)]),
  searchText: choiceLabel,
})
