import type { FieldBase, FieldDefinition, FilterSchemas } from '../../../schema/entity/field-definition.ts'
import * as z from 'zod/mini'
import { punctuation } from '#texts/frame.ts'
import { parseJsonOrText } from './text-values.ts'

/** The texts of a list, or of the JSON text of one; none in anything else. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value)?.filter((each) => typeof each === 'string') ?? []
}

function listOf(value: unknown): readonly unknown[] | undefined {
  const list = typeof value === 'string' ? parseJsonOrText(value) : value
  return Array.isArray(list) ? list : undefined
}

/** A list of texts as a record carries it. */
export const recordTexts = z._default(
  z.pipe(
    z.transform((value: unknown) => textsOf(value)),
    z.readonly(z.array(z.string())),
  ),
  [],
)

interface ListFace<F> {
  /** What a text is compared by. */
  keyOf(text: string): string
  /** A text in words. */
  wordOf(field: F, text: string): string
  /** What a search finds a text by, where that is more. */
  searchWordsOf?(field: F, text: string): string
  filters(field: F): FilterSchemas
}

/** The meaning of a kind whose value is a list of texts, in one column. */
export function listDefinition<F extends FieldBase>(face: ListFace<F>): FieldDefinition<F> {
  const { keyOf, wordOf, searchWordsOf = wordOf, filters } = face
  const joined =
    (write: (field: F, text: string) => string) =>
    (field: F, value: unknown): string => {
      const texts = typeof value === 'string' ? [value] : textsOf(value)
      return texts.map((each) => write(field, each)).join(punctuation.comma)
    }
  return {
    columns: (name) => [{ name, type: 'json', empty: '[]', isFolded: true }],
    recordShape: (name) => ({ [name]: recordTexts }),
    formValues: (name, _field, _mode, record) => ({ [name]: record?.[name] ?? [] }),
    toRow: (name, _field, value) => ({ [name]: JSON.stringify(textsOf(value)) }),
    fromRow: (name, _field, row) => textsOf(row[name]),
    text: joined(wordOf),
    searchText: joined(searchWordsOf),
    // A line for each, so that one of them can be found whole and a part of one can be found as well.
    compareKey(_field, value) {
      const list = listOf(value)
      if (!list) return keyOf(String(value ?? ''))
      return list.length === 0 ? '' : `\n${textsOf(list).map(keyOf).join('\n')}\n`
    },
    filters,
    isEmpty: (value) => textsOf(value).length === 0,
  }
}
