import type { EntityRecord } from '../../schema/field-meaning.ts'
import { followPath } from '../../schema/follow-path.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { plainText } from '../core/meaning/plain-text.ts'
import { pathText } from './path-fields.ts'
import { relatedRecord } from './meaning.ts'
import { relationsOf } from './relations.ts'

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
