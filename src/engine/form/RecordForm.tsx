import type { Resource } from '../../api/resource.ts'
import type { EntityRecord, Mode } from '../../schema/field-meaning.ts'
import type { Fields } from '../../schema/kinds.ts'
import { screens } from '../../texts/fr/screens.ts'
import { controlOf } from '../controls/controls.ts'
import classes from './form.module.css'
import { FormShell } from './FormShell.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useSubmission, type SendForm } from './use-submission.ts'

interface RecordFormProps {
  readonly fields: Fields
  readonly mode: Mode
  /** What the form is filled from; null for a new record. */
  readonly record: EntityRecord | null
  readonly related: Resource['related']
  readonly cancelAddress: string
  readonly send: SendForm
}

/** The form of any fields, a control each. */
export function RecordForm({ fields, mode, record, related, cancelAddress, send }: RecordFormProps) {
  const form = useRecordForm(fields, mode, record)
  const submission = useSubmission(form, send)
  return (
    <FormShell
      submission={submission}
      submitLabel={mode === 'create' ? screens.form.create : screens.form.update}
      cancelAddress={cancelAddress}
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
