import { useMemo, useState, type ComponentType } from 'react'
import { RefusedError } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord, FormValues, Mode } from '../../schema/entity/field-definition.ts'
import { versionOf } from '../../kinds/core/definition/record.ts'
import { VERSION_KEY } from '../../schema/access/session-contract.ts'
import { conflicts } from '#texts/record.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { forms } from '#texts/form.ts'
import { useConflict } from '../conflict/use-conflict.ts'
import type { EarlierState } from '../history/earlier-state.ts'
import { useDraft, type DraftKeeper } from '../drafts/use-draft.ts'
import { createAddress } from '../navigation/record-links.ts'
import { useIdle } from '../loading/timing.ts'
import { useUnsaved } from '../leaving/use-unsaved.ts'
import { isSame } from '../../kinds/core/form/merge.ts'
import { Slot, type FormFootProps } from '../slots.tsx'
import type { FormSource } from './form-source.ts'
import { FormNotices } from './FormNotices.tsx'
import { FormSections, type FormSectionsProps } from './FormSections.tsx'
import { FormShell } from './FormShell.tsx'
import { useEarlierState, useMergeNotice, useSubmitAnyway } from './notice-hooks.ts'
import { useFocusFirstField } from './use-focus-first-field.ts'
import { useRecordForm, type FilledForm } from '../form-state/use-record-form.ts'
import { formName, useSubmission, type AfterSave, type SendForm } from './use-submission.ts'
import { createFormModel } from '../../kinds/core/form/form-model.ts'
import { labelAt } from '../../kinds/core/cell/label-at.ts'
import type { DraftPlace } from '../drafts/draft-keys.ts'
import { writeDraft } from '../drafts/draft-storage.ts'
import { useNavigate } from 'react-router-dom'

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
  const model = useMemo(() => createFormModel(fields, mode), [fields, mode])
  const filled = useRecordForm(model, record, { initial: props.initial, checks })
  const { form, base, hasChanges } = filled
  const conflict = useConflict(filled)
  const draft = useDraft({ entity: subject, record: record?.id ?? 'create' }, filled)
  const release = useUnsaved(unsavedForm(filled, draft))
  const createAnew = useCreateAnew(fields)
  const notifyMerged = useMergeNotice(model, props)
  const [isGone, setIsGone] = useState(false)
  const [isContinued, setIsContinued] = useState(false)
  const version = versionOf(fields, base)

  const submission = useSubmission(form, {
    name: formName(subject, record?.id),
    isReady: conflict.isDecided,
    readCurrentValues: useSubmitAnyway(filled),
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
      if (stored) {
        takeUp(filled, stored, sent)
        conflict.end()
        setIsContinued(true)
      }
      await notifyMerged(merged)
    },
    onInvalid: conflict.explain,
    onFailed(error) {
      conflict.explain()
      setIsGone(mode === 'update' && error instanceof RefusedError && error.details.status === 404)
    },
  })

  /** Takes the input of a record that was deleted meanwhile to a new one. */
  function startAnew({ entity }: Resource) {
    if (!draft.place) return
    release()
    draft.end('saved')
    createAnew(draft.place, form.getValues(), createAddress(entity.path))
  }

  const taken = useEarlierState(filled, props.earlier ?? null, submission.formElement)
  useFocusFirstField(submission.formElement, mode === 'create')
  const shared = { model, related }
  return (
    <FormShell
      submission={submission}
      submitLabel={submitLabel(mode, conflict.current !== null)}
      stayLabel={props.stayLabel}
      cancelAddress={cancelAddress}
      onCancel={props.onCancel}
      news={<FormFoot of={newsOf(resource, record, { version, hasChanges, onMerge: conflict.meet })} />}
      notice={
        <FormNotices
          {...shared}
          mergedInto={isContinued ? subject : undefined}
          draft={draft}
          conflict={conflict}
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

/** Takes up the stored record, and what was typed while it was loading. */
function takeUp({ currentValues, refill }: FilledForm, stored: EntityRecord, sent: FormValues): void {
  const typed = Object.entries(currentValues()).filter(([name, value]) => !isSame(value, sent[name]))
  refill(stored, Object.fromEntries(typed))
}

type News = Pick<FormFootProps, 'hasChanges' | 'onMerge'> & { readonly version: number | undefined }

/** What others do with a record is known where it has versions. */
function newsOf(
  resource: Resource | undefined,
  record: EntityRecord | null,
  { version, ...news }: News,
): FormFootProps | undefined {
  if (!resource || !record || version === undefined) return undefined
  return { resource, id: record.id, version, ...news }
}

/** What others do with the record; nothing where the backend does not tell. */
function FormFoot({ of }: { readonly of: FormFootProps | undefined }) {
  return useIdle() && of && <Slot name="formFoot" props={of} />
}

function submitLabel(mode: Mode, isConflict: boolean): string {
  if (mode === 'create') return forms.create
  return isConflict ? conflicts.save : forms.update
}

/** What the leave guard asks a form, which names its fields by the labels that it shows. */
function unsavedForm({ model, hasChanges, changedFields }: FilledForm, draft: DraftKeeper) {
  const labelOf = (name: string) => labelAt(model.fields, [name])
  return {
    hasChanges,
    findChanges() {
      const changed = changedFields()
      const unkept = changed.filter((name) => !draft.place || !model.isDrafted(name))
      return { changed: changed.map(labelOf), unkept: unkept.map(labelOf) }
    },
    onGivenUp: () => draft.end('given up'),
  }
}

/** Moves the input to the create form, as a draft that is offered there. */
function useCreateAnew(fields: Fields) {
  const navigate = useNavigate()
  return (place: DraftPlace, typed: FormValues, address: string) => {
    const model = createFormModel(fields, 'create')
    writeDraft(
      { ...place, record: 'create' },
      {
        at: Date.now(),
        before: model.drafted(model.start(null)),
        typed: model.drafted(typed),
      },
    )
    navigate(address)
  }
}
