import { smallestStep, type NumberField } from '../../../../src/kinds/number/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseOne } from '../one-value.ts'

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

/** Another one for each serial, with room after it; past those that are counted. */
function serialNumber(field: NumberField, serial: number): number {
  const { min, max } = bounds(field)
  const roomy = Math.max(min, 1_000_000) + serial * 1000
  return roomy + 1000 <= max ? roomy : min + (serial % (max - min + 1))
}

function numbersOf(field: NumberField, serial: number): readonly [plain: number, ...more: readonly number[]] {
  const { min, max } = bounds(field)
  if (field.unique) {
    const plain = serialNumber(field, serial)
    return [
      plain,
      ...within(
        field,
        fraction(field).map((part) => plain + part),
      ),
    ]
  }
  const [plain = min] = within(field, [7, min + 7, min])
  const parts = fraction(field).flatMap((part) => [min + part, 12 + part])
  return [plain, ...within(field, [min, max, 0, ...parts])]
}

export const numberValues: KindValues<NumberField> = {
  async accepted({ name, field, serial }) {
    const [plain, ...more] = numbersOf(field, serial)
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
  async ascending({ name, field, serial }) {
    const start = field.unique ? serialNumber(field, serial) : bounds(field).min
    const small = field.unique ? [] : [9, 10, 200]
    const numbers = [...within(field, [...small, start + 1, start + 9, start + 10])]
    const sorted = numbers.sort((one, other) => one - other)
    return sorted.map((value) => rank(acceptOne(name, { title: String(value), value }), ''))
  },
  repeats: true,
  twins({ name, field, serial }) {
    const plain = serialNumber(field, serial)
    return {
      first: acceptOne(name, { title: 'plain', value: plain }),
      same: [plain, String(plain), inPersianDigits(plain)].map((value) =>
        acceptOne(name, { title: JSON.stringify(value), value, reads: plain }),
      ),
    }
  },
}
