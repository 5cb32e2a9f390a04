import type * as z from 'zod/mini'
import { filterSchemas } from '../../../kinds/core/filter/filters.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import { filterParameter, type Filter, type FilterValue } from '../../../schema/where/filter.ts'

/** The fields that a list can be filtered by, in the order of the form. */
export function filterableFields({ fields }: AnyEntity): readonly (readonly [name: string, field: Field])[] {
  return Object.entries(fields).filter(
    ([, field]) => !field.hidden && Object.keys(filterSchemas(field)).length > 0,
  )
}

/** Whether the same filters merely have other values, which is no step to go back to. */
export function isEditOf(before: readonly Filter[], after: readonly Filter[]): boolean {
  return namesOf(before) === namesOf(after) && valuesOf(before) !== valuesOf(after)
}

function namesOf(filters: readonly Filter[]): string {
  return filters.map(filterParameter).join()
}

function valuesOf(filters: readonly Filter[]): string {
  return JSON.stringify(filters.map(({ values }) => values))
}

/** What one operator of a field is edited with. */
export interface FilterPart {
  /** Parses what is typed. */
  readonly schema: z.ZodMiniType<FilterValue, string>
  readonly values: readonly FilterValue[]
  readonly onValues: (values: readonly FilterValue[]) => void
}
