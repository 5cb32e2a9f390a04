import type { DayLimit } from './condition.ts'
import type { Field } from '../entity/field-kinds.ts'
import type { FilterOperator, FilterValue } from './filter.ts'

/** What another field of the same record holds. */
export interface OwnValue {
  /** Its name: `{ field: 'branch_id' }` */
  readonly field: string
}

type Asked = FilterValue | OwnValue

/**
 * What the records are that a reference may be given, by their fields: one value, that of a field of the own record, null for
 * none, or the operators that lists are filtered by.
 */
export type OptionFilter<Name extends string = string> = {
  readonly [Each in Name]?:
    Asked | null | { readonly [Operator in FilterOperator]?: Asked | DayLimit | readonly FilterValue[] }
}

export type OptionFilterPart = NonNullable<OptionFilter[string]> | null

export function isOwnValue(asked: unknown): asked is OwnValue {
  return typeof asked === 'object' && asked !== null && 'field' in asked
}

/** Another value, not the operators, is asked for. */
export function isPlainPart(part: OptionFilterPart): part is Asked | null {
  return typeof part !== 'object' || part === null || isOwnValue(part)
}

/** The own fields whose values a condition takes. */
export function ownFieldsOf(where: OptionFilter): readonly string[] {
  const asked = Object.values(where).flatMap((part): readonly unknown[] =>
    part === undefined || isPlainPart(part) ? [part] : Object.values(part),
  )
  return [...new Set(asked.flatMap((each) => (isOwnValue(each) ? [each.field] : [])))]
}

/** The fields whose values say what may be chosen in this one. */
export function parentsOf(field: Field): readonly string[] {
  if ('dependsOn' in field) return [field.dependsOn]
  return 'to' in field && 'options' in field && field.options ? ownFieldsOf(field.options.where) : []
}
