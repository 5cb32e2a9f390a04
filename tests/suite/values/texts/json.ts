import type { JsonField } from '../../../../src/kinds/json/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, refuseOne } from '../one-value.ts'

const document = { langue: 'fr', tailles: [1, 2.5, null], plus: { actif: true, nom: 'مُحَمَّد "O\'Brien"' } }

function typed(name: string, title: string, value: unknown) {
  const shows = JSON.stringify(value, null, 2)
  return acceptOne(name, { title, value, typed: JSON.stringify(value), shows })
}

export const jsonValues: KindValues<JsonField> = {
  accepted: async ({ name }) => [
    typed(name, 'plain', document),
    typed(name, 'a list', [1, 'deux', {}]),
    acceptOne(name, { title: 'nothing in it', value: {}, reads: {} }),
    acceptOne(name, { title: 'as a text', value: ' {"a": [1]} ', reads: { a: [1] } }),
    acceptOne(name, { title: 'NUL and half a pair', value: { a: '\u0000', b: '\ud800' } }),
  ],
  refused: async ({ name }) => [
    ...['texte', '{"a":}', "{'a': 1}", '12'].map((value) =>
      refuseOne(name, { title: `"${value}"`, value, typed: value }),
    ),
    ...[12, true, { a: 'x'.repeat(20_000) }].map((value) =>
      refuseOne(name, { title: JSON.stringify(value).slice(0, 40), value }),
    ),
  ],
  empty: ({ name }) => emptyOne(name, null, { how: 'type', name, text: '' }),
  ascending: async () => [],
}
