import { useEffect, useState, type RefObject } from 'react'
import type { EntityRecord, FormValues } from '../../schema/entity/field-definition.ts'
import type { EarlierState } from '../history/earlier-state.ts'
import { isSame } from '../../kinds/core/form/merge.ts'
import type { FilledForm } from '../form-state/use-record-form.ts'
import { focusInTab } from './form-layout.ts'
import { useQueryClient } from '@tanstack/react-query'
import { withWords } from '../../texts/with-words.ts'
import type { FormConflict } from '../conflict/use-conflict.ts'
import type { FormSource } from './form-source.ts'
import type { SendForm } from './use-submission.ts'
import { sessionKeys } from '../../api/query-keys.ts'
import type { FormModel } from '../../kinds/core/form/form-model.ts'
import { isEmbeddedBackend } from '../embedded-backend.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Fills a form with what a record was, to be saved as any input. What was typed in other fields stays.
 * @returns the fields that were filled so, until they are saved
 */
export function useEarlierState(
  { model, form, base }: FilledForm,
  earlier: EarlierState | null,
  formElement: RefObject<HTMLFormElement | null>,
): ReadonlySet<string> {
  const [taken, setTaken] = useState<{ readonly base: EntityRecord | null; readonly names: typeof NONE }>()
  const names = taken && taken.base === base ? taken.names : NONE
  useEffect(() => {
    if (!earlier) return
    const [held, values] = [model.drafted(model.start(base)), model.drafted(model.start(earlier.record))]
    const filled = new Set(earlier.isWhole ? [...names, ...earlier.names] : earlier.names)
    for (const name of filled) form.setValue(name, values[name], { shouldDirty: true })
    const differing = [...new Set([...names, ...filled])].filter(
      (name) => !filled.has(name) || !isSame(values[name], held[name]),
    )
    setTaken({ base, names: new Set(differing) })
    focusControl(formElement.current, earlier.names[0])
    // Fills once for each press, whatever the record becomes afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [earlier])
  return names
}

/** What was filled comes into sight, with the keyboard. */
function focusControl(form: HTMLFormElement | null, name: string | undefined): void {
  const control = form?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)
  if (control) focusInTab(control)
}

interface MergeNoticeOptions {
  readonly source: FormSource
  readonly record: EntityRecord | null
  /** Reads the record as it is stored by then, where it is of no entity. */
  readonly read?: () => Promise<EntityRecord>
  readonly send: SendForm
}

/** Says quietly, after a save, what it has merged without a question; null where that is nothing. */
export function useMergeNotice(model: FormModel, { source, record, read, send }: MergeNoticeOptions) {
  const queryClient = useQueryClient()
  return async (merged: FormConflict | null): Promise<void> => {
    const { name: subject, resource } = source
    const readStored = read ?? (resource && record && (() => resource.client.read(record.id)))
    if (!merged || !readStored) return
    const { offerMerged } = await withWords(import('./offer-merged.ts'))
    offerMerged({
      subject,
      model,
      merged,
      queryClient,
      read: readStored,
      send: (values) => send(values, {}),
    })
  }
}

/**
 * Our own backend refuses all that the browser objects to, and tells it with its own mistakes, so that nobody mends in
 * rounds. Another one might store it.
 */
export function useSubmitAnyway({ currentValues }: FilledForm): () => FormValues | undefined {
  const queryClient = useQueryClient()
  return () =>
    isEmbeddedBackend(queryClient.getQueryData(sessionKeys.currentAdmin)) ? currentValues() : undefined
}
