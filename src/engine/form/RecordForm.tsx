import { lazy, Suspense } from 'react'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord, Mode } from '../../schema/field-meaning.ts'
import type { Fields } from '../../schema/kinds.ts'
import { versionOf } from '../../schema/record-schema.ts'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import { conflicts } from '../../texts/fr/conflicts.ts'
import { screens } from '../../texts/fr/screens.ts'
import { useConflict } from '../conflict/use-conflict.ts'
import { controlOf } from '../controls/controls.ts'
import classes from './form.module.css'
import { FormShell } from './FormShell.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useSubmission, type SendForm, type SubmissionSteps } from './use-submission.ts'

const ConflictPanel = lazy(() => import('../conflict/ConflictPanel.tsx'))

interface RecordFormProps extends Pick<SubmissionSteps, 'onSaved'> {
  readonly fields: Fields
  readonly mode: Mode
  /** What the form is filled from; null for a new record. */
  readonly record: EntityRecord | null
  readonly related: Resource['related']
  readonly cancelAddress: string
  /** The values of an update tell the version they were made of, where there is one. */
  readonly send: SendForm
}

/** The form of any fields, a control each. */
export function RecordForm({ fields, mode, record, related, cancelAddress, send, onSaved }: RecordFormProps) {
  const filled = useRecordForm(fields, mode, record)
  const conflict = useConflict(fields, mode, filled)
  const { form, base } = filled
  const version = versionOf(fields, base)
  const submission = useSubmission(form, {
    isReady: conflict.isDecided,
    send: (values, options) =>
      send(version === undefined ? values : { ...values, [VERSION_KEY]: version }, options),
    onSaved,
    onFailed: conflict.handle,
  })
  const updateLabel = conflict.current ? conflicts.save : screens.form.update
  return (
    <FormShell
      submission={submission}
      submitLabel={mode === 'create' ? screens.form.create : updateLabel}
      cancelAddress={cancelAddress}
      notice={
        conflict.current && (
          <Suspense>
            <ConflictPanel
              fields={fields}
              mode={mode}
              related={related}
              conflict={conflict.current}
              onChoose={conflict.choose}
            />
          </Suspense>
        )
      }
    >
      {Object.entries(fields).map(([name, field]) => {
        const { Control } = controlOf(field)
        return (
          <div key={name} className={classes.field} data-kind={field.kind}>
            <Control name={name} field={field} mode={mode} form={form} fields={fields} related={related} />
          </div>
        )
      })}
    </FormShell>
  )
}
