import type { Recorded } from '../../schema/where/where.ts'
import type { Resource } from '../../api/resource.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import { createContext } from 'react'
import type { FieldControlProps } from '../../kinds/core/control/control-props.ts'
import { createFormModel } from '../../kinds/core/form/form-model.ts'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'
import { formOf, type FormSource } from '../form/form-source.ts'

/** The form that an input stands in; null where it stands alone. */
export const FormContext = createContext<Omit<FieldControlProps<Field>, 'name' | 'field'> | null>(null)

export type FieldName<E extends Recorded> = keyof E['fields'] & string

/** A field as the person may see it; undefined where they may not. @throws Error where the entity has none of that name. */
export function visibleField(
  { entity }: Pick<Resource, 'entity'>,
  { name, fields }: Recorded,
  field: string,
): Field | undefined {
  if (!fields[field]) throw new Error(`"${name}" has no field "${field}"`)
  return entity.fields[field]
}

/** The form of an entity, or of some of its fields: with the checks that look at none but those. */
export function partOf(resource: Resource, names: readonly string[] | undefined): FormSource {
  const whole = formOf(resource)
  if (!names) return whole
  const { name, checks = {}, related, icons } = whole
  const fields = Object.fromEntries(
    names.flatMap((each) => (whole.fields[each] ? [[each, whole.fields[each]]] : [])),
  )
  const asked = Object.entries(checks).filter(([, { of }]) => of.every((each) => fields[each]))
  return { name, fields, checks: Object.fromEntries(asked), related, icons, resource }
}

/** What is sent of a part of a form, with what the whole form would send of all other fields. */
export function sendPart(resource: Resource, record: EntityRecord | null, values: FormValues): FormValues {
  const { entity, form = entity } = resource
  const model = createFormModel(form.fields, record ? 'update' : 'create')
  return { ...model.sent(model.start(record)), ...values }
}
