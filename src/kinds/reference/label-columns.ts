import type { Column } from '../../schema/entity/column.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { definitionOf, relationsOf } from '../core/definition/definitions.ts'
import { pathText } from '../core/definition/path-fields.ts'
import { labelsOf } from './find-path-fields.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { followPath } from '../../schema/where/where.ts'
import { plainText } from '../core/definition/plain-text.ts'
import { relatedRecord } from './definition.ts'

/** The columns of an entity that references anywhere call its records by: imports look records up by them. */
export function labelColumns(entities: readonly AnyEntity[], entity: AnyEntity): readonly Column[] {
  const named = entities.flatMap(labelsOf).flatMap(({ to, optionLabel }) => {
    const target = entities.find(({ name }) => name === to)
    return target ? optionLabel.flatMap((path) => namesAt(entities, target, path.split('.'), entity)) : []
  })
  return Object.entries(entity.fields)
    .flatMap(([name, field]) => definitionOf(field).columns(name, field))
    .filter(({ name }) => named.includes(name))
}

/** What a path ends in, where that is a column of the wanted entity. */
function namesAt(
  entities: readonly AnyEntity[],
  from: AnyEntity,
  [step = '', ...rest]: readonly string[],
  wanted: AnyEntity,
): readonly string[] {
  const relation = relationsOf(from.fields).find(({ as }) => as === step)
  if (!relation) return from === wanted ? [[step, ...rest].join('_')] : []
  const target = entities.find(({ name }) => name === relation.to)
  return target ? namesAt(entities, target, rest, wanted) : []
}

/** What a file calls the record that a field refers to: its values as they are stored, so that an import finds it again. */
export function optionLabelOf(optionLabel: readonly string[], record: EntityRecord): string {
  return joinLabel(optionLabel.map((path) => plainText(followPath(record, path))))
}

function joinLabel(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' – ')
}

/** The label of a record below those of the records that it stands below, as far as its answer holds them. */
export function pathLabelOf(optionLabel: readonly string[], entity: AnyEntity, record: EntityRecord): string {
  const { name, fields } = entity
  const labelOf = (each: EntityRecord) => joinLabel(optionLabel.map((path) => pathText(entity, path, each)))
  const upwards = relationsOf(fields).find(({ to }) => to === name)
  if (!upwards) return labelOf(record)
  const labels: string[] = []
  let top = record
  for (let above: EntityRecord | null = record; above; above = relatedRecord(above, upwards.as)) {
    labels.unshift(labelOf(above))
    top = above
  }
  if (typeof top[upwards.column] === 'number') labels.unshift('…')
  return labels.join(' › ')
}
