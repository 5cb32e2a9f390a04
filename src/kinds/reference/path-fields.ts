import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { followPath, isRecord } from '../../schema/where/where.ts'
import { textOf, definitionOf } from '../core/definition/definitions.ts'
import { plainText, ownWords } from '../core/definition/text-values.ts'
import { relationsOf } from './relations.ts'

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

/**
 * What `describePaths` needs: the ends of the paths in an entity's columns, in the labels of its references, and in the
 * labels that others have for its records.
 */
export function findPathFields(entities: readonly AnyEntity[], entity: AnyEntity): PathFields {
  const { columns } = entity.list
  const listed = columns.flatMap((column) =>
    typeof column === 'object' && 'firstOf' in column ? column.firstOf : [],
  )
  const labels = labelsOf(entity).flatMap(({ as, optionLabel }) => optionLabel.map((path) => `${as}.${path}`))
  const given = entities.flatMap((other) =>
    labelsOf(other).flatMap(({ to, optionLabel }) => (to === entity.name ? optionLabel : [])),
  )
  return Object.fromEntries(
    [...new Set([...listed, ...labels, ...given])].flatMap((path) => {
      const field = path.includes('.') ? follow(entities, entity, path.split('.')) : undefined
      return field && hasOtherWords(field) ? [[path, field] as const] : []
    }),
  )
}

/** The references of an entity, with what they call records by. */
export function labelsOf({ fields }: AnyEntity) {
  return Object.values(fields).filter((field) => field.kind === 'reference' || field.kind === 'references')
}

function follow(
  entities: readonly AnyEntity[],
  entity: AnyEntity,
  [step = '', ...rest]: readonly string[],
): Field | undefined {
  if (rest.length === 0) return Object.hasOwn(entity.fields, step) ? entity.fields[step] : undefined
  const relation = relationsOf(entity.fields).find(({ as }) => as === step)
  const target = relation && entities.find(({ name }) => name === relation.to)
  return target && follow(entities, target, rest)
}

/** Whether people read its values otherwise than they are stored. */
function hasOtherWords(field: Field): boolean {
  const { text, listColumn } = definitionOf(field)
  const isAffixed = 'prefix' in field || 'suffix' in field
  return text !== undefined && (isAffixed || text !== ownWords) && listColumn === undefined
}
