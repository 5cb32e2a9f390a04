import type { UuidField } from '../../../../src/kinds/uuid/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseNonTexts, refuseOne } from '../one-value.ts'

/** Another one for each serial. */
function uuidOf(serial: number, start = '0f8fad5b'): string {
  return `${start}-d9cb-469f-a165-${String(serial).padStart(12, '0')}`
}

export const uuidValues: KindValues<UuidField> = {
  async accepted({ name, serial }) {
    const plain = uuidOf(serial)
    const old = `6ba7b810-9dad-11d1-80b4-${String(serial).padStart(12, '0')}`
    return [
      acceptOne(name, { title: 'plain', value: plain, typed: plain }),
      acceptOne(name, { title: 'of an early version', value: old, typed: old }),
      acceptOne(name, { title: 'capitals and spaces', value: ` ${plain.toUpperCase()} `, reads: plain }),
    ]
  },
  refused: async ({ name, serial }) => [
    ...[`${uuidOf(serial)}0`, uuidOf(serial).replaceAll('-', ''), `{${uuidOf(serial)}}`, '12', 'x'].map(
      (value) => refuseOne(name, { title: `"${value}"`, value, typed: value }),
    ),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'type', name, text: '' }),
  ascending: async ({ name, serial }) =>
    ['0a000000', '0b000000', 'f0000000']
      .map((start) => uuidOf(serial, start))
      .map((value) => rank(acceptOne(name, { title: value, value }), value)),
  twins({ name, serial }) {
    const plain = uuidOf(serial)
    return {
      first: acceptOne(name, { title: 'plain', value: plain }),
      same: [plain, plain.toUpperCase()].map((value) =>
        acceptOne(name, { title: value, value, reads: plain }),
      ),
    }
  },
}
