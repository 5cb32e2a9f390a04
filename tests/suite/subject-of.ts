import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import type { Field } from '../../src/schema/entity/field-kinds.ts'
import type { Accepted, Subject } from './values/kind-values.ts'

interface SubjectOptions {
  readonly serial: number
  refer: Subject<Field>['refer']
}

/** The subject of one field in a record whose other fields are these. */
export function subjectOf(
  [name, field]: readonly [string, Field],
  { fields }: Pick<AnyEntity, 'fields'>,
  { serial, refer }: SubjectOptions,
  values: ReadonlyMap<string, Accepted>,
): Subject<Field> {
  const chosen = [...values].flatMap(([each, { reads }]) =>
    reads.is === 'value' ? [[each, reads.value]] : [],
  )
  return { name, field, fields, serial, refer, chosen: Object.fromEntries(chosen) }
}
