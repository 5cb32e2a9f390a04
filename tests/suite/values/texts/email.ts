import type { EmailField } from '../../../../src/kinds/email/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseNonTexts, refuseOne } from '../one-value.ts'

const MOST = 254

const address = (local: string, serial: number) => `${local}${serial}@exemple.dz`

/** An address of so many characters. */
function longAddress(length: number, serial: number): string {
  return address('a'.repeat(length - address('', serial).length), serial)
}

export const emailValues: KindValues<EmailField> = {
  async accepted({ name, serial }) {
    const plain = address('compte', serial)
    const most = longAddress(MOST, serial)
    return [
      acceptOne(name, { title: 'plain', value: plain, typed: plain }),
      ...[`Prenom.Nom+tag${serial}@Sous-Domaine.Exemple.DZ`, `o'brien_${serial}@a.b.c.exemple.dz`].map(
        (value) => acceptOne(name, { title: value, value, typed: value }),
      ),
      acceptOne(name, { title: 'surrounding spaces', value: `  ${plain} `, reads: plain }),
      acceptOne(name, { title: 'the longest', value: most, typed: most }),
    ]
  },
  refused: async ({ name, serial }) => [
    ...['pas un email', 'a@b', 'a b@exemple.dz', '@exemple.dz', 'a@@exemple.dz', 'محمد@exemple.dz'].map(
      (value) => refuseOne(name, { title: `"${value}"`, value, typed: value }),
    ),
    refuseOne(name, {
      title: 'too long',
      value: longAddress(MOST + 1, serial),
      typed: longAddress(MOST + 1, serial),
    }),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'type', name, text: '' }),
  ascending: async ({ name, serial }) =>
    ['amel', 'Brahim', 'zoubir'].map((local) => {
      const value = address(local, serial)
      return rank(acceptOne(name, { title: local, value }), value)
    }),
  twins: ({ name, serial }) => ({
    first: acceptOne(name, { title: 'plain', value: address('Unique', serial) }),
    same: [address('Unique', serial), address('UNIQUE', serial), ` ${address('unique', serial)} `].map(
      (value) => acceptOne(name, { title: value, value, reads: value.trim() }),
    ),
  }),
}
