import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { RefusedError } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord, FormValues, Mode } from '../../schema/field-meaning.ts'
import { versionOf } from '../../kinds/core/meaning/record-schema.ts'
import { VERSION_KEY } from '../../schema/session-contract.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { conflicts } from '#texts/conflicts.ts'
import { forms } from '#texts/forms.ts'
import { withWords } from '../../texts/with-words.ts'
import { useConflict, type FormConflict } from '../conflict/use-conflict.ts'
import type { EarlierState } from '../history/earlier-state.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { createAddress } from '../navigation/record-addresses.ts'
import { useUnsaved } from '../leaving/use-unsaved.ts'
import { isSame } from '../merge/is-same.ts'
import type { FormSource } from './form-source.ts'
import { FormNotices } from './FormNotices.tsx'
import { FormSections, type FormSectionsProps } from './FormSections.tsx'
import { FormShell } from './FormShell.tsx'
import { unsavedForm } from './unsaved-form.ts'
import { useCreateAnew } from './use-create-anew.ts'
import { useEarlierState } from './use-earlier-state.ts'
import { useFocusFirstField } from './use-focus-first-field.ts'
import { heldValues, useMistaken } from './use-mistaken.ts'
import { useRecordForm } from '../form-state/use-record-form.ts'
import { formName, useSubmission, type AfterSave, type SendForm } from './use-submission.ts'

const loadOfferMerged = () => withWords(import('../conflict/offer-merged.ts'))

interface RecordFormProps {
  readonly source: FormSource
  /** The record to edit; null for a new one. */
  readonly record: EntityRecord | null
  /** Something of the record's past, which fills the form. */
  readonly earlier?: EarlierState | null
  /** The initial values of a new record. */
  readonly initial?: FormValues
  readonly cancelAddress: string
  /** Of a form that lies over another one: it is closed instead of left. */
  readonly onCancel?: () => void
  /** Reads the record as it is stored by then, where it is of no entity. */
  readonly read?: () => Promise<EntityRecord>
  /** Receives the values, with the version they are based on if there is one. */
  readonly send: SendForm
  /** Draws the fields; a control for each without it. */
  readonly Sections?: ComponentType<FormSectionsProps>
  /** The label of the button that saves and stays in the form. */
  readonly stayLabel?: string
  /** Resolves with the stored record where the form continues with it. */
  readonly onSaved: (next: AfterSave, sent: FormValues) => Promise<EntityRecord | undefined | void>
}

/** The form of any fields, with one control each. */
export function RecordForm(props: RecordFormProps) {
  const { source, record, cancelAddress, send, onSaved, Sections = FormSections } = props
  const { name: subject, fields, checks, related, resource, ...layout } = source
  const mode: Mode = record ? 'update' : 'create'
  const filled = useRecordForm(fields, mode, record, { initial: props.initial, checks })
  const { form, base, hasChanges } = filled
  const conflict = useConflict(fields, mode, filled)
  const draft = useDraft(fields, mode, { entity: subject, record: record?.id ?? 'create' }, filled)
  const release = useUnsaved(unsavedForm(fields, filled, draft))
  const createAnew = useCreateAnew(fields)
  const queryClient = useQueryClient()
  const [isGone, setIsGone] = useState(false)
  const [isContinued, setIsContinued] = useState(false)
  const version = versionOf(fields, base)

  const submission = useSubmission(form, {
    name: formName(subject, record?.id),
    isReady: conflict.isDecided,
    readMistaken: useMistaken(fields, mode, form),
    send: (values, options) =>
      send(version === undefined ? values : { ...values, [VERSION_KEY]: version }, options),
    canSendAgain: conflict.handle,
    async onSaved(next, sent) {
      const merged = conflict.claimMerged()
      if (next === 'stay' && mode === 'update') draft.answer(false)
      else {
        release()
        draft.end('saved')
      }
      const stored = await onSaved(next, sent)
      if (stored) goOn(stored, sent)
      if (merged && record) await offerUndoOf(merged, record.id)
    },
    onInvalid: conflict.explain,
    onFailed(error) {
      conflict.explain()
      setIsGone(mode === 'update' && error instanceof RefusedError && error.details.status === 404)
    },
  })

  /** Takes up the stored record, and what was typed while it was loading. */
  function goOn(stored: EntityRecord, sent: FormValues) {
    const typed = Object.entries(heldValues(fields, mode, form)).filter(
      ([name, value]) => !isSame(value, sent[name]),
    )
    filled.refill(stored, Object.fromEntries(typed))
    conflict.end()
    setIsContinued(true)
  }

  /** What came of others with the save is said quietly. */
  async function offerUndoOf(merged: FormConflict, id: RecordId) {
    const read = props.read ?? (resource && (() => resource.client.read(id)))
    if (!read) return
    const { offerMerged } = await loadOfferMerged()
    offerMerged({ subject, fields, merged, queryClient, read, send: (values) => send(values, {}) })
  }

  /** Takes the input of a record that was deleted meanwhile to a new one. */
  function startAnew({ entity }: Resource) {
    if (!draft.place) return
    release()
    draft.end('saved')
    createAnew(draft.place, form.getValues(), createAddress(entity.path))
  }

  const taken = useEarlierState(fields, filled, props.earlier ?? null, submission.formElement)
  useFocusFirstField(submission.formElement, mode === 'create')
  const shared = { fields, mode, related }
  return (
    <FormShell
      submission={submission}
      submitLabel={submitLabel(mode, conflict.current !== null)}
      stayLabel={props.stayLabel}
      cancelAddress={cancelAddress}
      onCancel={props.onCancel}
      notice={
        <FormNotices
          {...shared}
          mergedInto={isContinued ? subject : undefined}
          draft={draft}
          conflict={conflict}
          live={
            resource && record && version !== undefined
              ? { resource, id: record.id, version, hasChanges, onMerge: conflict.meet }
              : undefined
          }
          hasRoles={resource?.hasRoles === true}
          isGone={isGone}
          onCreateAnew={resource && record && draft.place ? () => startAnew(resource) : undefined}
        />
      }
    >
      <Sections {...shared} {...layout} form={form} taken={taken} />
    </FormShell>
  )
}

function submitLabel(mode: Mode, isConflict: boolean): string {
  if (mode === 'create') return forms.create
  return isConflict ? conflicts.save : forms.update
}
