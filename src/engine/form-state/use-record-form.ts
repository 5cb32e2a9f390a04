import { useCallback, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FormMethods } from '../../kinds/core/control/control-props.ts'
import { versionOf } from '../../kinds/core/definition/record.ts'
import type { EntityChecks } from '../../kinds/core/form/entity-checks.ts'
import type { FormModel } from '../../kinds/core/form/form-model.ts'
import { isSame, mergedValues } from '../../kinds/core/form/merge.ts'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'

/** A form with the record that it was filled from. */
export interface FilledForm {
  readonly model: FormModel
  readonly form: FormMethods
  readonly base: EntityRecord | null
  /** Whether the values differ from the record. */
  hasChanges(): boolean
  /** The fields whose values differ. */
  changedFields(): readonly string[]
  /** What it would send now, if the browser objected to nothing. */
  currentValues(): FormValues
  /** Replaces the record, and sets these values. */
  refill(record: EntityRecord | null, values: FormValues): void
}

interface FormOptions {
  /** What it holds of a new record. */
  readonly initial?: FormValues | undefined
  /** What must be true of its fields together. */
  readonly checks?: EntityChecks | undefined
}

/** Creates a form from a record or initial values. A background refetch does not overwrite changed input. */
export function useRecordForm(
  model: FormModel,
  record: EntityRecord | null,
  { initial, checks }: FormOptions = {},
): FilledForm {
  const [base, setBase] = useState(record)
  const form = useForm<FormValues>({
    resolver: (values, _context, options) => model.check(values, { base, checks }, options),
    defaultValues: { ...model.start(record), ...initial },
    shouldFocusError: false,
  })

  useDefaults(model, form)
  const changedFields = useCallback(
    () => model.changed({ ...model.start(base), ...initial }, form.getValues()),
    [model, base, initial, form],
  )
  const hasChanges = useCallback(() => changedFields().length > 0, [changedFields])
  const currentValues = () => model.sent(model.held(form.getValues()))
  const refill = useCallback(
    (next: EntityRecord | null, values: FormValues) => {
      const start = model.start(next)
      form.reset({ ...start }, { keepErrors: true, keepFieldsRef: true })
      for (const [name, value] of Object.entries(values)) {
        if (!isSame(value, start[name])) form.setValue(name, value, { shouldDirty: true })
      }
      setBase(next)
    },
    [model, form],
  )

  useEffect(() => {
    if (record === null || record === base) return
    // With versions, a newer record is merged when the form is saved.
    if (versionOf(model.fields, record) !== undefined && hasChanges()) return
    const mine = form.getValues()
    const units = model.merge({ base: model.start(base), mine, theirs: model.start(record) })
    refill(record, { ...mine, ...mergedValues(units) })
    // Resets only for a refetched record.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record])

  return { model, form, base, hasChanges, changedFields, currentValues, refill }
}

/** Fields of a new record follow those that they say, as long as nobody types in them. */
function useDefaults(model: FormModel, form: FormMethods): void {
  useEffect(() => {
    if (model.mode === 'update') return undefined
    const follow = model.follow()
    const { unsubscribe } = form.watch((values, { name, type }) => {
      const following = follow(values, { name, isTyped: type === 'change' })
      for (const [each, value] of Object.entries(following)) form.setValue(each, value)
    })
    return unsubscribe
  }, [model, form])
}
