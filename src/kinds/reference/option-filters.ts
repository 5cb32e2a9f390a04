import type { Field, Fields } from '../../schema/entity/field-kinds.ts'
import { FILTER_OPERATORS, type Filter, type FilterOperator } from '../../schema/where/filter.ts'
import { isOwnValue, isPlainPart, type OptionFilter, parentsOf } from '../../schema/where/option-filter.ts'
import { parseOperand } from '../core/filter/parse-where.ts'
import { filterSchemas } from '../core/filter/filters.ts'
import { equalityOperators } from '../core/filter/filter-values.ts'
import type { ReadValue } from '../core/definition/evaluate-condition.ts'
import type { ReferenceField } from './definition.ts'

/**
 * What a list of the other entity is filtered by, so that it holds what may be chosen; null where that is nothing, as while
 * a field is empty whose value is asked for.
 */
export function optionFilters(
  target: Fields,
  where: OptionFilter,
  valueOf: ReadValue,
): readonly Filter[] | null {
  const filters: Filter[] = []
  for (const [name, part] of Object.entries(where)) {
    const field = target[name]
    // Who may not read a field asks for nothing of it; the backend holds it all the same.
    if (!field || part === undefined) continue
    const asked = isPlainPart(part)
      ? sameOperators(field, part).map((operator) => [operator, part === null ? true : part] as const)
      : FILTER_OPERATORS.map((operator) => [operator, part[operator]] as const)
    for (const [operator, value] of asked) {
      if (value === undefined) continue
      const wanted = isOwnValue(value) ? valueOf(value.field) : parseOperand(field, operator, value)
      const values = readValues(field, operator, wanted)
      if (!values) return null
      filters.push({ field: name, operator, values })
    }
  }
  return filters
}

/** The operators that ask for a value, or for none. */
export function sameOperators(field: Field, value: unknown): readonly FilterOperator[] {
  return value === null ? ['empty'] : equalityOperators(filterSchemas(field))
}

function readValues(field: Field, operator: FilterOperator, asked: unknown): Filter['values'] | null {
  const schema = filterSchemas(field)[operator]
  const texts = [asked].flat().filter((each) => each !== null && each !== undefined && each !== '')
  const values = texts.map((each) => schema?.safeParse(String(each)).data)
  const read = values.filter((each) => each !== undefined)
  return read.length > 0 && read.length === values.length ? read : null
}

/** What a record that may be chosen holds for sure, where one is made to be chosen. */
export function optionValues(where: OptionFilter, valueOf: ReadValue): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(where).flatMap(([name, part]) => {
      if (part === undefined || part === null || !isPlainPart(part)) return []
      const value = isOwnValue(part) ? valueOf(part.field) : part
      return value === null || value === undefined || value === '' ? [] : [[name, value] as const]
    }),
  )
}

type Filtered = readonly [name: string, field: ReferenceField, where: OptionFilter]

/** The references of which not every record may be chosen; those that others follow come first. */
export function filteredReferences(fields: Fields): readonly Filtered[] {
  const found = new Map<string, Filtered>()
  const add = (name: string) => {
    const field = fields[name]
    if (field?.kind !== 'reference' || !field.options || found.has(name)) return
    parentsOf(field).forEach(add)
    found.set(name, [name, field, field.options.where])
  }
  Object.keys(fields).forEach(add)
  return [...found.values()]
}
