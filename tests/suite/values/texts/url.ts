import type { UrlField } from '../../../../src/kinds/url/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseNonTexts, refuseOne } from '../one-value.ts'

const MOST = 2048
const START = 'https://exemple.dz/'
const longest = START + 'a'.repeat(MOST - START.length)

export const urlValues: KindValues<UrlField> = {
  accepted: async ({ name }) => [
    ...[START, 'http://localhost:8080/chemin?q=1#fin', 'HTTPS://Exemple.DZ/É', longest].map((value) =>
      acceptOne(name, { title: value.slice(0, 40), value, typed: value }),
    ),
    acceptOne(name, { title: 'surrounding spaces', value: ` ${START} `, reads: START }),
  ],
  refused: async ({ name }) => [
    ...[
      'exemple.dz',
      'javascript:alert(1)',
      'ftp://exemple.dz',
      'data:text/html,x',
      'https://',
      'http:exemple.dz',
    ].map((value) => refuseOne(name, { title: `"${value}"`, value, typed: value })),
    refuseOne(name, { title: 'too long', value: `${longest}a`, typed: `${longest}a` }),
    ...refuseNonTexts(name),
  ],
  empty: ({ name }) => emptyOne(name, '', { how: 'type', name, text: '' }),
  ascending: async ({ name }) =>
    ['https://amel.dz', 'https://Brahim.dz', 'https://zoubir.dz'].map((value) =>
      rank(acceptOne(name, { title: value, value }), value),
    ),
}
