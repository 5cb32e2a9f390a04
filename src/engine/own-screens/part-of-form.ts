import type { Resource } from '../../api/resource.ts'
import { plainStarts } from '../../kinds/core/form/initial.ts'
import { sentValues, startValues } from '../../kinds/core/form/form-values.ts'
import type { EntityRecord, FormValues } from '../../schema/field-meaning.ts'
import { formOf, type FormSource } from '../form/form-source.ts'

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
  const mode = record ? 'update' : 'create'
  const start = { ...startValues(form.fields, mode, record), ...(!record && plainStarts(form.fields)) }
  return { ...sentValues(form.fields, mode, start), ...values }
}
