import { useState } from 'react'
import { RefusedError } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord, Mode } from '../../schema/field-meaning.ts'
import type { Fields } from '../../schema/field-kinds.ts'
import { versionOf } from '../../kinds/record-schema.ts'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import { conflicts } from '../../texts/fr/conflicts.ts'
import { forms } from '../../texts/fr/forms.ts'
import { useConflict } from '../conflict/use-conflict.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useLeaveGuard } from '../leaving/use-leave-guard.ts'
import { FormField } from './FormField.tsx'
import { FormNotices } from './FormNotices.tsx'
import { FormShell } from './FormShell.tsx'
import { useCreateAnew } from './use-create-anew.ts'
import { useRecordForm } from './use-record-form.ts'
import { useSubmission, type SendForm, type SubmissionSteps } from './use-submission.ts'

interface RecordFormProps extends Pick<SubmissionSteps, 'onSaved'> {
  readonly fields: Fields
  readonly mode: Mode
  /** What its drafts are kept under. */
  readonly subject: string
  /** What the form is filled from; null for a new record. */
  readonly record: EntityRecord | null
  readonly related: Resource['related']
  readonly cancelAddress: string
  /** Where a new record is made of what was typed, should this one be deleted meanwhile. */
  readonly createAddress?: string
  /** The values of an update tell the version they were made of, where there is one. */
  readonly send: SendForm
}

/** The form of any fields, a control each. */
export function RecordForm(props: RecordFormProps) {
  const { fields, mode, record, related, subject, cancelAddress, createAddress, send, onSaved } = props
  const filled = useRecordForm(fields, mode, record)
  const { form, base, hasChanges } = filled
  const conflict = useConflict(fields, mode, filled)
  const draft = useDraft(fields, mode, { entity: subject, record: record?.id ?? 'create' }, filled)
  const guard = useLeaveGuard(hasChanges, () => draft.end('given up'))
  const createAnew = useCreateAnew(fields)
  const [isGone, setIsGone] = useState(false)
  const version = versionOf(fields, base)

  const submission = useSubmission(form, {
    isReady: conflict.isDecided,
    send: (values, options) =>
      send(version === undefined ? values : { ...values, [VERSION_KEY]: version }, options),
    onSaved() {
      guard.release()
      draft.end('saved')
      return onSaved()
    },
    onFailed(error) {
      conflict.handle(error)
      setIsGone(mode === 'update' && error instanceof RefusedError && error.details.status === 404)
    },
  })

  function startAnew(address: string) {
    if (!draft.place) return
    guard.release()
    draft.end('saved')
    createAnew(draft.place, form.getValues(), address)
  }

  const updateLabel = conflict.current ? conflicts.save : forms.update
  return (
    <FormShell
      submission={submission}
      guard={guard}
      submitLabel={mode === 'create' ? forms.create : updateLabel}
      cancelAddress={cancelAddress}
      notice={
        <FormNotices
          fields={fields}
          mode={mode}
          related={related}
          draft={draft}
          conflict={conflict}
          isGone={isGone}
          onCreateAnew={
            createAddress !== undefined && draft.place ? () => startAnew(createAddress) : undefined
          }
        />
      }
    >
      {Object.entries(fields).map(([name, field]) => (
        <FormField
          key={name}
          name={name}
          field={field}
          mode={mode}
          form={form}
          fields={fields}
          related={related}
        />
      ))}
    </FormShell>
  )
}
