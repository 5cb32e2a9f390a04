import { inEveryLanguage, t } from '../../../texts/locale.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { Text } from '../../../schema/values/text.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import type { FieldSheet, SheetColumn, SheetValue } from './field-sheet.ts'
import { textOf } from '../definition/definitions.ts'
import { readNumber } from '../control/number-text.ts'

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

const PERCENT = /[%٪]/
const PERCENT_AT_END = /^[%٪]|[%٪]$/g
const NUMBER = /^[+-]?\d+(\.\d+)?$/
/** More digits than that no spreadsheet keeps. */
const EXACT_DIGITS = 15

/**
 * A number of a spreadsheet as programs read it. `12,5 %` is 12.5 of a field that counts in percent, and 0.125 of any other, which
 * is what a spreadsheet calculates with; what is no number stays as it is.
 */
export function readSheetNumber(text: string, unit: Text | undefined): string {
  if (!PERCENT.test(text)) return readNumber(text)
  const number = readNumber(text.trim().replace(PERCENT_AT_END, ''))
  if (!NUMBER.test(number)) return text
  if (unit !== undefined && PERCENT.test(t(unit))) return number
  return String(Number((Number(number) / 100).toPrecision(EXACT_DIGITS)))
}
