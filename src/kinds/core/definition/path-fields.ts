import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import { followPath, isRecord } from '../../../schema/where/where.ts'
import { textOf } from './definitions.ts'
import { plainText } from './plain-text.ts'

/** By path: `Parent.state`. */
export type PathFields = Readonly<Record<string, Field>>

/** An entity that knows which fields of other entities the paths through its relations end in. */
interface Described extends AnyEntity {
  readonly pathFields?: PathFields
}

/** The entity with the ends of its paths; the same one where they need no other words than their values. */
export function describePaths(entity: AnyEntity, pathFields: PathFields): AnyEntity {
  const described: Described = { ...entity, pathFields }
  return Object.keys(pathFields).length === 0 ? entity : described
}

/** The field at the end of a path, as far as its words matter. */
export function fieldAtPath({ fields, pathFields }: Described, path: string): Field | undefined {
  return pathFields?.[path] ?? fields[path]
}

/** What a path of a record leads to, in words. */
export function pathText(entity: AnyEntity, path: string, record: EntityRecord): string {
  const field = fieldAtPath(entity, path)
  const value = followPath(record, path)
  const holder = path.includes('.') ? followPath(record, path.replace(/\.\w+$/, '')) : record
  // Of a record that is not there a toggle would say that it is off.
  return field && value !== undefined
    ? textOf(field, value, isRecord(holder) ? holder : undefined)
    : plainText(value)
}
