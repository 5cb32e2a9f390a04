import { use, useEffect, useEffectEvent, useMemo, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import '../form-state/form-styles.ts'
import type { Resource } from '../../api/resource.ts'
import { controlOf } from '../../kinds/core/control/controls.ts'
import type { Recorded } from '../../schema/where/where.ts'
import { hasConditions } from '../../kinds/core/form/conditions.ts'
import { createFormModel } from '../../kinds/core/form/form-model.ts'
import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { RecordOf } from '../../kinds/core/definition/record.ts'
import type { Field } from '../../schema/entity/field-kinds.ts'
import type { FormValues, EntityRecord } from '../../schema/entity/field-definition.ts'
import type { Text } from '../../schema/values/text.ts'
import { ConditionalField } from '../form/ConditionalField.tsx'
import { FormField } from '../form/FormField.tsx'
import { isSame } from '../../kinds/core/form/merge.ts'
import { visibleField, type FieldName, FormContext } from './entity-fields.ts'
import { useResource } from './use-resource.ts'
import { FieldValue } from '../../kinds/core/value/FieldValue.tsx'

interface FieldInputProps<E extends Recorded, N extends FieldName<E>> {
  readonly entity: E
  readonly field: N
  /** Instead of the field's own. */
  readonly label?: Text
  /** As a record holds it; left out in a `RecordForm`, which holds it itself. */
  readonly value?: RecordOf<E>[N & keyof RecordOf<E>]
  readonly onChange?: (value: RecordOf<E>[N & keyof RecordOf<E>]) => void
}

/**
 * The control of a field, of whatever kind: in a `RecordForm` a part of it, elsewhere with a value of its own, as a filter has.
 * @example <FieldInput entity={visit} field="vet_id" value={vet} onChange={setVet} />
 */
export function EntityFieldInput<E extends Recorded, N extends FieldName<E>>(props: FieldInputProps<E, N>) {
  const { entity, field: name, label, value, onChange } = props
  const form = use(FormContext)
  const { resource } = useResource(entity)
  const known = resource && visibleField(resource, entity, name)
  if (!known) return null
  const field: Field = label === undefined ? known : { ...known, label }
  if (form && !onChange) {
    const Shown = hasConditions(field) ? ConditionalField : FormField
    return form.model.fields[name] && <Shown name={name} field={field} {...form} />
  }
  // What the field's kind reads of its control is what a record holds of it.
  const change = onChange as ((value: unknown) => void) | undefined
  return <LoneInput resource={resource} name={name} field={field} value={value} onChange={change} />
}

interface LoneInputProps {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: ((value: unknown) => void) | undefined
}

/** A form of one field, which may be left empty. */
function LoneInput({ resource, name, field, value, onChange }: LoneInputProps) {
  const alone: Field = useMemo(() => ({ ...field, required: false }), [field])
  const model = useMemo(() => createFormModel({ [name]: alone }, 'update'), [name, alone])
  const form = useForm<FormValues>({ defaultValues: model.start({ id: 0, [name]: value }) })
  const held = () => model.read(form.getValues())(name)
  const tell = useEffectEvent(() => {
    if (!isSame(held(), value)) onChange?.(held())
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => tell() }), [form])
  const take = useEffectEvent(() => {
    if (!isSame(held(), value)) form.reset({ ...model.start({ id: 0, [name]: value }) })
  })
  useEffect(() => take(), [value])
  const { Control } = controlOf(alone)
  return <Control name={name} field={alone} model={model} form={form} related={resource.related} />
}

interface OwnFieldValueProps<E extends Recorded> {
  readonly entity: E
  readonly field: FieldName<E>
  readonly record: EntityRecord
}

/**
 * A field's value as the product shows it, whatever its kind; nothing where it is empty, or the person may not see it.
 * @example <FieldValue entity={visit} field="urgency" record={each} />
 */
export function EntityFieldValue<E extends Recorded>({ entity, field: name, record }: OwnFieldValueProps<E>) {
  const { resource } = useResource(entity)
  const field = resource && visibleField(resource, entity, name)
  if (!field || definitionOf(field).isEmpty(record[name])) return null
  return (
    <Suspense>
      <FieldValue value={record[name]} field={field} record={record} related={resource.related} />
    </Suspense>
  )
}
