import type { EntityRecord } from '../../../../src/schema/entity/field-definition.ts'
import type { Referable, ReferenceField } from '../../../../src/kinds/reference/definition.ts'
import { optionValues } from '../../../../src/kinds/reference/option-filters.ts'
import type { Fields } from '../../../../src/schema/entity/field-kinds.ts'
import { parentsOf } from '../../../../src/schema/where/option-filter.ts'
import { entityBeside, wordsAt } from '../../words.ts'
import type { KindValues, Parts, Subject } from '../kind-values.ts'
import { acceptChosen, acceptOne, emptyOne, refuseOne } from '../one-value.ts'

const NOBODY = 2_147_483_647

/** What an option of the select is called. */
export function optionLabelOf({ to, optionLabel }: Referable, fields: Fields, record: EntityRecord): string {
  const target = entityBeside(fields, to)
  return optionLabel
    .map((path) => wordsAt(target, path, record))
    .filter((part) => part !== '')
    .join(' – ')
}

/** What a record holds that may be chosen; null where none may, as a field is empty that the reference follows. */
function holdingOf({ field, chosen }: Subject<ReferenceField>): Parts | null {
  const leads = parentsOf(field).map((leader) => chosen[leader])
  if (leads.some((value) => value === undefined || value === null || value === '')) return null
  return optionValues(field.options?.where ?? {}, (leader) => chosen[leader])
}

export const referenceValues: KindValues<ReferenceField> = {
  async accepted(subject) {
    const { name, field, fields, refer } = subject
    const holding = holdingOf(subject)
    if (holding === null) return []
    const record = await refer(field.to, holding)
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
  async twins(subject) {
    const { name, field, refer } = subject
    const { id } = await refer(field.to, holdingOf(subject) ?? {})
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
