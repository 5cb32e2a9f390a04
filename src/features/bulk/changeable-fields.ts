import type { Fields } from '../../schema/entity/field-kinds.ts'
import { parentsOf } from '../../schema/where/option-filter.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'

/** The fields that many records can be given one value of, each with those that depend on it. */
export function changeableFields(fields: Fields): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { isSecret, isLeftOutOfDrafts } = definitionOf(field)
      const isUnique = 'unique' in field && field.unique === true
      const isLed = parentsOf(field).length > 0
      if (field.readOnly || field.hidden || isSecret || isLeftOutOfDrafts || isUnique || isLed) return []
      return [[name, { [name]: field, ...dependentsOf(fields, name) }] as const]
    }),
  )
}

function dependentsOf(fields: Fields, parent: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      parentsOf(field).join() === parent
        ? [[name, field] as const, ...Object.entries(dependentsOf(fields, name))]
        : [],
    ),
  )
}
