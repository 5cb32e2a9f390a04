import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { EntityRecord, FormValues, Mode } from '../../schema/field-meaning.ts'
import { inputSchema } from '../../kinds/input-schema.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { startValues, versionOf } from '../../kinds/record-schema.ts'
import { describeIssue } from '../../texts/describe-issue.ts'
import type { RecordForm } from '../../kinds/control-props.ts'
import { isSame } from '../merge/is-same.ts'
import { mergedValues, mergeForms } from '../merge/merge-forms.ts'
import { shown } from '../../texts/locale.ts'

/** A form, and the record that it was filled from. */
export interface FilledForm {
  readonly form: RecordForm
  readonly base: EntityRecord | null
  /** Whether it holds anything else than it was filled with. */
  hasChanges(): boolean
  /** Takes another record for the one it was filled from, and holds these values. */
  refill(record: EntityRecord | null, values: FormValues): void
}

/** The form of some fields, filled from a record. A record refreshed behind it leaves alone what was typed. */
export function useRecordForm(fields: Fields, mode: Mode, record: EntityRecord | null): FilledForm {
  const [base, setBase] = useState(record)
  const resolver = useMemo(() => formResolver(fields), [fields])
  const form = useForm<FormValues>({
    resolver,
    defaultValues: { ...startValues(fields, mode, record) },
    shouldFocusError: false,
  })

  const hasChanges = useCallback(
    () => !isSame(startValues(fields, mode, base), form.getValues()),
    [fields, mode, base, form],
  )
  const refill = useCallback(
    (next: EntityRecord | null, values: FormValues) => {
      const start = startValues(fields, mode, next)
      form.reset({ ...start }, { keepErrors: true, keepFieldsRef: true })
      for (const [name, value] of Object.entries(values)) {
        if (!isSame(value, start[name])) form.setValue(name, value, { shouldDirty: true })
      }
      setBase(next)
    },
    [fields, mode, form],
  )

  useEffect(() => {
    if (record === null || record === base) return
    // Where versions are kept, what was typed is compared with the newer record when it is sent.
    if (versionOf(fields, record) !== undefined && hasChanges()) return
    const [start, theirs] = [startValues(fields, mode, base), startValues(fields, mode, record)]
    const mine = form.getValues()
    const units = mergeForms(fields, { base: start, mine, theirs })
    refill(record, { ...mine, ...mergedValues(units) })
    // Only a refreshed record fills the form again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record])

  return { form, base, hasChanges, refill }
}

/** Made when a form is first sent: most are looked at, and should be there at once. */
function formResolver(fields: Fields): Resolver<FormValues> {
  let resolver: Resolver<FormValues> | undefined
  return (...given) => {
    resolver ??= zodResolver(inputSchema(fields), {
      error: (issue) => describeIssue(issue, labelOf(fields, issue.path)),
    })
    return resolver(...given)
  }
}

function labelOf(fields: Fields, path: readonly PropertyKey[] | undefined): string {
  const field = fields[String(path?.[0])]
  return field ? shown(field.label) : ''
}
