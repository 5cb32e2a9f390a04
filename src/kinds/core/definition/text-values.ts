import type { FieldBase, FieldDefinition, FilterSchemas } from '../../../schema/entity/field-definition.ts'
import type { Text } from '../../../schema/values/text.ts'
import { t } from '../../../texts/locale.ts'
import * as z from 'zod/mini'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import { definitionOf } from './definitions.ts'
import { withoutDirections } from '../../../schema/values/phone.ts'
import { storableText } from '../../../schema/values/storable.ts'
import { punctuation } from '#texts/punctuation.ts'

/** What a payload carries of a list: the list, or the JSON text of one in a part of a multipart body. */
export const readList = z.transform((value: unknown) => {
  if (value === '' || value === null) return []
  return typeof value === 'string' ? parseJsonOrText(value) : value
})

/** One trimmed text of at most so many characters. */
export function textSchema(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength), ...storableText)
}

/** The same of an address or another code, which marks of direction are no part of. */
export function codeSchema(maxLength: number) {
  return z.string().check(z.overwrite(withoutDirections), z.trim(), z.maxLength(maxLength), ...storableText)
}

const readText = z.transform((value: unknown) => {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value
})

/** A text as a record carries it; what is missing or null is the empty text. */
export const recordText = z._default(z.pipe(readText, z.string()), '')

/** The empty text, or what the schema accepts. */
export function emptyOr<S extends z.ZodMiniType>(schema: S) {
  return z.union([z.literal(''), schema])
}

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

/** A value that is a text or a number, in words; anything else has none. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What a field may say to stand around its values. */
export interface Affixed extends FieldBase {
  readonly prefix?: Text
  readonly suffix?: Text
}

/** The words of a kind whose values are read as they are stored, with what stands around them. */
export function ownWords({ prefix = '', suffix = '' }: Affixed, value: unknown): string {
  const words = plainText(value)
  return words && t(prefix) + words + t(suffix)
}

/** What a JSON text says; a text that is none stays as it is. */
export function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The words that are part of others that say the opposite: `active` stands in `inactive` too. */
export function wholeWords(fields: Fields): ReadonlySet<string> {
  const words = Object.values(fields).flatMap((field) => definitionOf(field).wholeWords?.(field) ?? [])
  return new Set(words)
}
