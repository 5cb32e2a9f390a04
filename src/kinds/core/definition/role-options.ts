import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field } from '../../../schema/entity/field-kinds.ts'
import type { Text } from '../../../schema/values/text.ts'

/** What roles are called in data. */
export type RoleLabels = Readonly<Record<string, string>>

/** What is built of an entity is kept by the object: the same labels make the same one. */
const known = new WeakMap<AnyEntity, { readonly key: string; readonly entity: AnyEntity }>()

/** The accounts, whose field of the roles offers those of the data, too; any other entity as it is. */
export function withRoleOptions(entity: AnyEntity, labels: RoleLabels): AnyEntity {
  const name = entity.account?.role ?? ''
  const field = entity.fields[name]
  if (!field || Object.keys(labels).length === 0) return entity
  const key = JSON.stringify(labels)
  const last = known.get(entity)
  if (last?.key === key) return last.entity
  const offering: Field = Object.assign({}, field, { options: { ...roleOptions(field), ...labels } })
  const made = { ...entity, fields: { ...entity.fields, [name]: offering } }
  known.set(entity, { key, entity: made })
  return made
}

/** The labels of a choice, by its values. */
export function roleOptions(field: Field | undefined): Readonly<Record<string, Text>> {
  return field && 'options' in field && isLabels(field.options) ? field.options : {}
}

function isLabels(options: unknown): options is Readonly<Record<string, Text>> {
  return typeof options === 'object' && options !== null
}
