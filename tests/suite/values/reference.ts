import type { EntityRecord } from '../../../src/schema/field-meaning.ts'
import type { Referable, ReferenceField } from '../../../src/kinds/reference/meaning.ts'
import type { Fields } from '../../../src/schema/field-kinds.ts'
import { entityBeside, wordsAt } from '../words.ts'
import type { KindValues } from './kind-values.ts'
import { acceptChosen, acceptOne, emptyOne, refuseOne } from './one-value.ts'

const NOBODY = 2_147_483_647

/** What an option of the select is called. */
export function optionLabelOf({ to, optionLabel }: Referable, fields: Fields, record: EntityRecord): string {
  const target = entityBeside(fields, to)
  return optionLabel
    .map((path) => wordsAt(target, path, record))
    .filter((part) => part !== '')
    .join(' – ')
}

export const referenceValues: KindValues<ReferenceField> = {
  async accepted({ name, field, fields, refer }) {
    const record = await refer(field.to)
    const { id } = record
    return [
      acceptChosen(name, { title: 'plain', value: id, label: optionLabelOf(field, fields, record) }),
      acceptOne(name, { title: 'as text', value: String(id), reads: id }),
    ]
  },
  async refused({ name }) {
    const values = [
      NOBODY,
      String(NOBODY),
      0,
      -1,
      1.5,
      'sept',
      '7a',
      '0x1',
      true,
      [1],
      { id: 1 },
      99_999_999_999,
    ]
    return values.map((value) => refuseOne(name, { title: JSON.stringify(value), value }))
  },
  empty: ({ name }) => emptyOne(name, null, { how: 'choose', name, option: '' }),
  repeats: true,
  async twins({ name, field, refer }) {
    const { id } = await refer(field.to)
    return {
      first: acceptOne(name, { title: 'plain', value: id }),
      same: [id, String(id)].map((value) =>
        acceptOne(name, { title: JSON.stringify(value), value, reads: id }),
      ),
    }
  },
  // Lists show what is referred to, never the reference itself.
  ascending: async () => [],
}
