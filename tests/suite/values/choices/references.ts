import type { ReferencesField } from '../../../../src/kinds/references/definition.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptOne, refuseOne } from '../one-value.ts'
import { optionLabelOf } from './reference.ts'

const NOBODY = 2_147_483_647

export const referencesValues: KindValues<ReferencesField> = {
  async accepted({ name, field, fields, refer }) {
    const record = await refer(field.to)
    const { id } = record
    return [
      {
        ...acceptOne(name, { title: 'plain', value: [id] }),
        fills: () => [{ how: 'pick', name, options: [optionLabelOf(field, fields, record)] }],
      },
      acceptOne(name, { title: 'twice', value: [id, id], reads: [id] }),
      acceptOne(name, { title: 'as JSON text', value: JSON.stringify([id]), reads: [id] }),
    ]
  },
  refused: async ({ name }) =>
    [[NOBODY], [0], [-1], [1.5], ['sept'], [true], [[1]], { id: 1 }, 'sept', 7, true].map((value) =>
      refuseOne(name, { title: JSON.stringify(value), value }),
    ),
  empty: ({ name }) => ({
    reads: { is: 'value', value: [] },
    clears: [
      { title: 'an empty list', parts: { [name]: [] } },
      { title: 'null', parts: { [name]: null } },
    ],
    missing: () => name,
    fills: [{ how: 'pick', name, options: [] }],
  }),
  // Lists show what is referred to, never the references themselves.
  ascending: async () => [],
}
