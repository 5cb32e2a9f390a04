import { inEveryLanguage, t } from '../../../texts/locale.ts'
import type { Field } from '../../../schema/field-kinds.ts'
import type { Text } from '../../../schema/text.ts'
import type { EntityRecord } from '../../../schema/field-meaning.ts'
import type { FieldSheet, SheetColumn, SheetValue } from './field-sheet.ts'
import { textOf } from '../meaning/meanings.ts'

/** What reads a number, a day or a moment takes time that grows faster than the text, and none is that long. */
const MAX_READ = 1_000

interface PlainSheet<F> {
  readonly type?: SheetColumn['type']
  /** What its numbers are counted in, which stands in the header. */
  unit?(field: F): Text | undefined
  value(field: F, value: unknown, record: EntityRecord): SheetValue
  /** The value that a payload carries for a text; the text itself without it. */
  read?(field: F, text: string): unknown
}

/** The sheet of a kind that has one column, whose payload has the field's name. */
export function plainSheet<F extends Field>({
  type = 'text',
  unit,
  value,
  read,
}: PlainSheet<F>): FieldSheet<F> {
  return {
    columns(name, field) {
      const label = t(field.label)
      const counted = unit?.(field)
      return [
        {
          key: name,
          header: counted === undefined ? label : `${label} (${t(counted)})`,
          type,
          ...(counted !== undefined && { units: [t(counted), ...inEveryLanguage(counted)] }),
          value: (record) => value(field, record[name], record),
        },
      ]
    },
    parse(name, field, texts) {
      const text = texts.get(name) ?? ''
      const isRead = read !== undefined && text !== '' && text.length <= MAX_READ
      return Promise.resolve({ values: { [name]: isRead ? read(field, text) : text } })
    },
  }
}

/** For kinds that stand in a cell as in a list. */
export const wordsSheet: FieldSheet<Field> = plainSheet({ value: textOf })
