import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { definitionOf, relationsOf } from '../core/definition/definitions.ts'
import { ownWords } from '../core/definition/plain-text.ts'
import type { PathFields } from '../core/definition/path-fields.ts'

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
