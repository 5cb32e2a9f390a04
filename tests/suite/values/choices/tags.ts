import type { TagsField } from '../../../../src/kinds/tags/definition.ts'
import type { Accepted, KindValues } from '../kind-values.ts'
import { acceptOne, refuseOne } from '../one-value.ts'

const MOST = 50
const longest = 'é'.repeat(MOST)

function typed(name: string, title: string, value: readonly string[]): Accepted {
  return acceptOne(name, { title, value, typed: value.join(', ') })
}

export const tagsValues: KindValues<TagsField> = {
  accepted: async ({ name }) => [
    typed(name, 'plain', ['fidèle', 'VIP']),
    typed(name, 'Arabic', ['مُحَمَّد', 'دائم']),
    typed(name, 'signs of a search', ['100%_\\', '"a"', "<b>O'Brien</b>"]),
    typed(name, 'the longest', [longest]),
    acceptOne(name, { title: 'repeated', value: [' Fidèle ', 'fidele', 'x'], reads: ['Fidèle', 'x'] }),
    acceptOne(name, { title: 'as JSON text', value: '["x","y"]', reads: ['x', 'y'] }),
  ],
  refused: async ({ name }) => [
    refuseOne(name, { title: 'too long', value: [`${longest}a`], typed: `${longest}a` }),
    ...[['a,b'], ['a\nb'], [''], ['a\u0000'], [12], 'x', 12, true, {}, Array(MOST + 1).fill('x')].map(
      (value) => refuseOne(name, { title: JSON.stringify(value).slice(0, 40), value }),
    ),
  ],
  empty: ({ name }) => ({
    reads: { is: 'value', value: [] },
    clears: [
      { title: 'an empty list', parts: { [name]: [] } },
      { title: 'null', parts: { [name]: null } },
    ],
    missing: () => name,
    fills: [{ how: 'type', name, text: '' }],
  }),
  ascending: async () => [],
}
