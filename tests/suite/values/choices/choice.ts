import type { ChoiceField } from '../../../../src/kinds/choice/definition.ts'
import { forms } from '#texts/form.ts'
import type { KindValues } from '../kind-values.ts'
import { acceptChosen, emptyOne, inLabel, rank, rankLabels, refuseOne } from '../one-value.ts'

const optionsOf = ({ options }: ChoiceField) =>
  Object.entries(options).map(([value, label]) => ({ value, label: inLabel(label) }))

export const choiceValues: KindValues<ChoiceField> = {
  accepted: async ({ name, field }) =>
    optionsOf(field).map(({ value, label }, index) =>
      acceptChosen(name, { title: index === 0 ? 'plain' : value, value, label }),
    ),
  async refused({ name, field }) {
    const labels = optionsOf(field).map(({ label }) => label)
    const values = ['inconnu', 'constructor', 'toString', '__proto__', ...labels, 12, true, ['inconnu'], {}]
    return values
      .filter((value) => typeof value !== 'string' || !Object.hasOwn(field.options, value))
      .map((value) => refuseOne(name, { title: JSON.stringify(value), value }))
  },
  empty: ({ name }) => emptyOne(name, '', { how: 'choose', name, option: forms.choose }),
  // By what an option is called, not by how it travels.
  ascending: async ({ name, field }) =>
    rankLabels(optionsOf(field), ({ label }) => label).map(({ value, label }) =>
      rank(acceptChosen(name, { title: label, value, label }), label),
    ),
}
