import { decidersOf } from '../../../src/schema/where/condition.ts'
import { parentsOf } from '../../../src/schema/where/option-filter.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'

/** The fields that this one's value shows, or whose choices follow it, near and far. */
export function dependentsOf({ fields }: Pick<AnyEntity, 'fields'>, name: string): readonly string[] {
  const near = Object.entries(fields).flatMap(([each, field]) =>
    parentsOf(field).includes(name) || (field.showWhen && decidersOf(field.showWhen).includes(name))
      ? [each]
      : [],
  )
  return near.flatMap((each) => [each, ...dependentsOf({ fields }, each)])
}

/** The references that must be given, and go with one value of this field alone. */
export function requiredFollowersOf(
  { fields }: Pick<AnyEntity, 'fields'>,
  leader: string,
): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.required && parentsOf(field).includes(leader) ? [name] : [],
  )
}
