import { smallestStep, type NumberField } from '../../../src/kinds/number/meaning.ts'
import type { KindValues } from './kind-values.ts'
import { acceptOne, emptyOne, rank, refuseOne } from './one-value.ts'

// What a database's smallest integer holds.
const LARGEST = 2_147_483_647

const bounds = ({ min = -LARGEST, max = LARGEST }: NumberField) => ({ min, max })

/** Between two whole numbers, as near to the smaller as the field takes; none where it takes whole ones only. */
function fraction(field: NumberField): readonly number[] {
  const step = smallestStep(field) ?? 0.25
  return step < 1 ? [step] : []
}

/** Half of the smallest step; nothing is too fine where any number will do. */
function tooFine(field: NumberField): readonly number[] {
  const step = smallestStep(field)
  return step === null ? [] : [bounds(field).min + step / 2]
}

function inPersianDigits(value: number): string {
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
}

/** Those of the numbers that the field takes, each once. */
function within(field: NumberField, numbers: readonly number[]): readonly number[] {
  const { min, max } = bounds(field)
  return [...new Set(numbers)].filter((each) => each >= min && each <= max)
}

/** Typed and shown with a comma; a whole number's input takes a point. */
function written({ decimals }: NumberField, value: number): string {
  return decimals ? String(value).replace('.', ',') : String(value)
}

export const numberValues: KindValues<NumberField> = {
  async accepted({ name, field }) {
    const { min, max } = bounds(field)
    const [plain = min] = within(field, [7, min + 7, min])
    const more = within(field, [min, max, 0, ...fraction(field).flatMap((part) => [min + part, 12 + part])])
    return [
      acceptOne(name, { title: 'plain', value: plain, typed: String(plain) }),
      ...more.map((value) => acceptOne(name, { title: String(value), value, typed: written(field, value) })),
      acceptOne(name, { title: 'as text', value: String(plain), reads: plain }),
      acceptOne(name, { title: 'in Persian digits', value: inPersianDigits(plain), reads: plain }),
      acceptOne(name, { title: 'as text between spaces', value: ` ${plain} `, reads: plain }),
    ]
  },
  async refused({ name, field }) {
    const { min, max } = bounds(field)
    const outside = [min - 1, max + 1, ...tooFine(field)]
    const nonNumbers = ['onze', '0x10', '1e3', 'NaN', 'Infinity', '1,5', '1 2', true, [7], { n: 7 }]
    return [
      ...outside.map((value) =>
        refuseOne(name, { title: String(value), value, typed: written(field, value) }),
      ),
      refuseOne(name, { title: '1e300', value: 1e300 }),
      ...nonNumbers.map((value) => refuseOne(name, { title: JSON.stringify(value), value })),
    ]
  },
  empty: ({ name, field }) => ({
    ...emptyOne(name, field.default ?? null, { how: 'type', name, text: '' }),
    isAnswer: field.default !== undefined,
  }),
  // Sorted as texts, 9 would come last.
  async ascending({ name, field }) {
    const { min } = bounds(field)
    const numbers = [...within(field, [9, 10, 200, min + 1, min + 9, min + 10])]
    const sorted = numbers.sort((one, other) => one - other)
    return sorted.map((value) => rank(acceptOne(name, { title: String(value), value }), ''))
  },
}
