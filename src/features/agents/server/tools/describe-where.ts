import { describeInput, type JsonSchema } from '../../../../calls/json-schema.ts'
import { filterSchemas } from '../../../../kinds/core/filter/filters.ts'
import { relationsOf } from '../../../../kinds/reference/relations.ts'
import { linksOf } from '../../../../kinds/references/links.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import type { Field } from '../../../../schema/field-kinds.ts'
import type { EntityDocstrings } from '../../../../schema/docstrings.ts'
import { t } from '../../../../texts/locale.ts'
import { joinSentences } from './docstrings.ts'

const RULES = `All that is named must be met: { "field": value }, { "field": { "from": a, "to": b } }, { "field": { "in": [a, b] } }. null asks for what is empty. "or" takes a list, and "not" an object, of one condition each; a relation takes an object of conditions on the record that it names.`

/** Values of a choice that are named; of longer lists the input schemas of the other tools know all. */
const MOST_VALUES = 40

/** What records are asked by: see `Where`. @param entities that the key may read */
export function describeWhere(
  entities: readonly AnyEntity[],
  { fields }: AnyEntity,
  docstrings: EntityDocstrings['fields'] = {},
): JsonSchema {
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const description = describeField(field, docstrings[name])
    return description === null ? [] : [[name, { description }] as const]
  })
  const relations = [...relationsOf(fields), ...linksOf(fields)]
    .filter(({ to }) => entities.some(({ name }) => name === to))
    .map(
      ({ as, to }) =>
        [as, { type: 'object', description: `Conditions on the "${to}" that it names.` }] as const,
    )
  return {
    type: 'object',
    description: RULES,
    properties: { id: { description: 'in, from, to' }, ...Object.fromEntries([...asked, ...relations]) },
  }
}

/** Its label, what the file says of it, its operators and, of a choice, its values. */
function describeField(field: Field, docstring: string | undefined): string | null {
  const schemas = filterSchemas(field)
  const operators = Object.keys(schemas)
  if (operators.length === 0) return null
  const values: unknown = schemas.in && describeInput(schemas.in)['enum']
  const named = Array.isArray(values) && values.length <= MOST_VALUES ? ` of ${values.join(', ')}` : ''
  const asked = operators.map((each) => (each === 'in' ? `in${named}` : each)).join('; ')
  return docstring === undefined
    ? `${t(field.label)}: ${asked}`
    : joinSentences([t(field.label), docstring, asked])
}
