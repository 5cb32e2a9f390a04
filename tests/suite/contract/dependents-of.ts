import type { AnyEntity } from '../../../src/schema/entity.ts'

/** The fields whose choices follow this one's value, near and far. */
export function dependentsOf({ fields }: Pick<AnyEntity, 'fields'>, name: string): readonly string[] {
  const near = Object.entries(fields).flatMap(([each, field]) =>
    field.kind === 'dependentLookup' && field.dependsOn === name ? [each] : [],
  )
  return near.flatMap((each) => [each, ...dependentsOf({ fields }, each)])
}
