import type { IbanField } from '../../../../src/kinds/iban/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseNonTexts, refuseOne } from '../one-value.ts'

/** A German account; D and E are 13 and 14 where the check digits are reckoned. */
function ibanOf(serial: number, bank = '37040044'): string {
  const account = bank + String(serial).padStart(10, '0')
  const check = 98n - (BigInt(`${account}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`
}

function printed(iban: string): string {
  return iban.replaceAll(/(.{4})/g, '$1 ').trim()
}

export const ibanValues: KindValues<IbanField> = {
  async accepted({ name, serial }) {
    const plain = ibanOf(serial)
    return [
      acceptOne(name, { title: 'plain', value: plain, typed: plain }),
      acceptOne(name, { title: 'as it is printed', value: printed(plain), reads: plain }),
      acceptOne(name, { title: 'small letters', value: ` ${plain.toLowerCase()} `, reads: plain }),
    ]
  },
  refused: async ({ name, serial }) => [
    ...[`${ibanOf(serial)}0`, ibanOf(serial).slice(0, -1), `ZZ${ibanOf(serial).slice(2)}`, '12', 'x'].map(
      (value) => refuseOne(name, { title: `"${value}"`, value, typed: value }),
    ),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'type', name, text: '' }),
  async ascending({ name, serial }) {
    const sorted = ['10000000', '37040044', '99999999'].map((bank) => ibanOf(serial, bank)).sort()
    return sorted.map((value) => rank(acceptOne(name, { title: value, value }), value))
  },
  twins({ name, serial }) {
    const plain = ibanOf(serial)
    return {
      first: acceptOne(name, { title: 'plain', value: plain }),
      same: [plain, plain.toLowerCase(), printed(plain)].map((value) =>
        acceptOne(name, { title: value, value, reads: plain }),
      ),
    }
  },
}
