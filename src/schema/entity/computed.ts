import type { ValuesOf } from '../where/check.ts'
import type { Fields } from './field-kinds.ts'
import type { FormValues } from './field-definition.ts'

/**
 * What works out the value of a field from the others of its record. It reads nothing but these values: of the same
 * ones it answers the same.
 */
export type Compute<Values = FormValues, Value = unknown> = Computing<Values, Value>['value']

/** As a method, so that one of an entity's own values is one of any entity's, as a check is. */
interface Computing<Values, Value> {
  value(values: Values): Value
}

/** The fields that are worked out, in their order: each is told what those before it have become. */
export type Computed<F extends Fields> = {
  readonly [Name in keyof F & string]?: Compute<ValuesOf<F>, ValuesOf<F>[Name]>
}
