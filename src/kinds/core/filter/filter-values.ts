import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { FilterSchemas } from '../../../schema/entity/field-definition.ts'
import { type FilterOperator, type FilterValue } from '../../../schema/where/filter.ts'
import { PERIODS, type Period } from '../../../schema/values/days.ts'
import { definitionOf } from '../definition/definitions.ts'

const EQUALITIES = [['in'], ['is'], ['from', 'to']] as const satisfies readonly (readonly FilterOperator[])[]

/** The operators that ask for one value together; none where the kind has no such. */
export function equalityOperators(schemas: FilterSchemas): readonly FilterOperator[] {
  return EQUALITIES.find((each) => each.every((operator) => schemas[operator])) ?? []
}

/** The type of the inputs that the limits of a range are typed in. */
export function rangeInputOf(field: Field): 'date' | 'time' | 'text' | 'number' {
  return definitionOf(field).rangeInput ?? 'number'
}

/** What a field's column is compared with at the limit of a range. */
export function rangeLimit(field: Field, side: 'from' | 'to', limit: FilterValue): FilterValue {
  return definitionOf(field).rangeLimit?.(side, limit, field) ?? limit
}

/** Of a value that the filter's schema has read. */
export function periodOf(value: FilterValue): Period {
  return PERIODS.find((period) => period === value) ?? 'today'
}
