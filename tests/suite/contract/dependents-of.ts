import { decidersOf } from '../../../src/schema/condition.ts'
import { leadersOf } from '../../../src/schema/narrowing.ts'
import type { AnyEntity } from '../../../src/schema/entity.ts'

/** The fields that this one's value shows, or whose choices follow it, near and far. */
export function dependentsOf({ fields }: Pick<AnyEntity, 'fields'>, name: string): readonly string[] {
  const near = Object.entries(fields).flatMap(([each, field]) =>
    leadersOf(field).includes(name) || (field.showWhen && decidersOf(field.showWhen).includes(name))
      ? [each]
      : [],
  )
  return near.flatMap((each) => [each, ...dependentsOf({ fields }, each)])
}
