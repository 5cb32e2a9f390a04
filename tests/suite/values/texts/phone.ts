import type { PhoneField } from '../../../../src/kinds/phone/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseNonTexts, refuseOne } from '../one-value.ts'

const digits = (serial: number, length: number) => String(serial).padStart(length, '0')

export const phoneValues: KindValues<PhoneField> = {
  async accepted({ name, serial }) {
    const tail = digits(serial, 6)
    const typed = [
      ['plain', `0550 ${tail}`],
      ['international', `+213 (0)661-00.${tail}`],
      ['the shortest', digits(serial % 1000, 3)],
      ['the longest', `+${digits(serial, 30)}`],
    ] as const
    return [
      ...typed.map(([title, value]) => acceptOne(name, { title, value, typed: value })),
      acceptOne(name, { title: 'surrounding spaces', value: ` 0770 ${tail} `, reads: `0770 ${tail}` }),
      acceptOne(name, { title: 'Arabic digits', value: `٠٧٧١ ${tail}`, reads: `0771 ${tail}` }),
    ]
  },
  refused: async ({ name }) => [
    ...['appelle-moi', '12', '1'.repeat(31), '0550+12', '0550/12'].map((value) =>
      refuseOne(name, { title: `"${value}"`, value, typed: value }),
    ),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'type', name, text: '' }),
  ascending: async ({ name, serial }) =>
    ['0550', '0661', '0770'].map((head) => {
      const value = `${head} ${digits(serial, 6)}`
      return rank(acceptOne(name, { title: value, value }), value)
    }),
  twins: ({ name, serial }) => {
    const value = `0661 ${digits(serial, 6)}`
    return {
      first: acceptOne(name, { title: 'plain', value }),
      same: [
        value,
        value.replace(' ', '  '),
        ` ${value}`,
        value.replace(' ', '-'),
        value.replace(/^0/, '+213 '),
      ].map((same) => acceptOne(name, { title: `"${same}"`, value: same, reads: same.trim() })),
    }
  },
}
