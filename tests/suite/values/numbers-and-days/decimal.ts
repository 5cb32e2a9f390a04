import { decimalPoint } from '../../../../src/texts/decimal-point.ts'
import { placesOf, type DecimalField } from '../../../../src/kinds/decimal/definition.ts'
import type { Accepted, KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseOne } from '../one-value.ts'

const LARGEST = '9'.repeat(15)

/** The text of a number with all of its places. */
function padded(field: DecimalField, whole: string): string {
  const places = placesOf(field)
  return places === 0 ? whole : `${whole}.${'0'.repeat(places)}`
}

/** Typed and shown with the decimal sign of the reader. */
function amount(name: string, title: string, value: string): Accepted {
  return acceptOne(name, { title, value, typed: value.replace('.', decimalPoint()) })
}

const isWithin = ({ min = -Infinity, max = Infinity }: DecimalField, value: string) =>
  Number(value) >= min && Number(value) <= max

export const decimalValues: KindValues<DecimalField> = {
  async accepted({ name, field }) {
    const plain = padded(field, '12')
    const cent = placesOf(field) === 0 ? '1' : `0.${'1'.padStart(placesOf(field), '0')}`
    const others = [padded(field, '0'), cent, padded(field, LARGEST), `-${padded(field, '7')}`]
    return [
      amount(name, 'plain', plain),
      ...others.filter((value) => isWithin(field, value)).map((value) => amount(name, value, value)),
      acceptOne(name, { title: 'a number', value: 12, reads: plain }),
      acceptOne(name, { title: 'no places, a sign and spaces', value: ' +012 ', reads: plain }),
      acceptOne(name, { title: 'in Arabic digits', value: '١٢', reads: plain }),
    ]
  },
  async refused({ name, field: { min, max, ...rest } }) {
    const limits = [...(min === undefined ? [] : [min - 1]), ...(max === undefined ? [] : [max + 1])]
    const tooFine = `1.${'1'.repeat(placesOf(rest) + 1)}`
    return [
      ...limits.map((each) => refuseOne(name, { title: `${each}`, value: `${each}`, typed: `${each}` })),
      refuseOne(name, { title: 'too fine', value: tooFine, typed: tooFine.replace('.', ',') }),
      refuseOne(name, { title: 'too large', value: `1${LARGEST}`, typed: `1${LARGEST}` }),
      ...['douze', '1e3', '1,5', '0x10', 'NaN', 1e21, true, ['12'], {}].map((value) =>
        refuseOne(name, { title: JSON.stringify(value), value }),
      ),
    ]
  },
  empty: ({ name }) => emptyOne(name, null, { how: 'type', name, text: '' }),
  // Sorted as texts, 9 would come last and -10 after -9.
  async ascending({ name, field }) {
    return ['-10', '-9', '0', '9', '10', '200']
      .map((whole) => padded(field, whole))
      .filter((value) => isWithin(field, value))
      .map((value) => rank(amount(name, value, value), ''))
  },
}
