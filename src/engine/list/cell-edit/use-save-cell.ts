import { useQueryClient } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldErrorsOf, RefusedError } from '../../../api/errors.ts'
import { resourceKeys } from '../../../api/query-keys.ts'
import type { Resource } from '../../../api/resource.ts'
import { startValues } from '../../../kinds/core/form/form-values.ts'
import type { FormMethods } from '../../../kinds/core/control/control-props.ts'
import type { EntityRecord, FormValues } from '../../../schema/entity/field-definition.ts'
import { forms } from '#texts/form.ts'
import { cells } from '#texts/list.ts'
import { t } from '../../../texts/locale.ts'
import { DraftOwner } from '../../drafts/draft-keys.ts'
import { addToDraft } from '../../drafts/draft-storage.ts'
import { isSame } from '../../../kinds/core/form/merge.ts'
import { toastError, toastFailure, toastSuccess } from '../../toasts/toasts.ts'
import { recordAddress } from '../../navigation/record-links.ts'
import { updateFields } from '../update-fields.ts'
import { rememberSaved } from './edited-rows.ts'
import type { EditedCell } from './use-cell-editing.ts'

interface SavedCell {
  /** Of its row in the list. */
  readonly placeOf: () => number
  readonly onSaved: (next?: EditedCell) => void
}

/** Saves one field of a record, as the record is stored now. */
export function useSaveCell(
  resource: Resource,
  record: EntityRecord,
  name: string,
  { placeOf, onSaved }: SavedCell,
) {
  const { entity, client } = resource
  const isSaving = useRef(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const account = useContext(DraftOwner)

  async function save(values: FormValues, next?: EditedCell) {
    const stored = await client.read(record.id)
    if (!isSame(stored[name], record[name])) return openForm(values)
    await updateFields(resource, stored, values)
    await rememberSaved(queryClient, resource, record, { search, place: placeOf() })
    // Other lists show this record's name too.
    await queryClient.invalidateQueries({ refetchType: 'none' })
    await queryClient.refetchQueries({ queryKey: resourceKeys(entity.name).lists, type: 'active' })
    const { updated = forms.updated } = entity.texts ?? {}
    if (updated !== null) toastSuccess(t(updated))
    onSaved(next)
  }

  /** Two people's changes are compared there: what was typed is offered as a draft. */
  function openForm(typed: FormValues) {
    if (account !== null) {
      const before = startValues(entity.fields, 'update', record)
      addToDraft({ account, entity: entity.name, record: record.id }, { [name]: before[name] }, typed)
    }
    toastError(cells.changedMeanwhile)
    void queryClient.invalidateQueries({ queryKey: resourceKeys(entity.name).all })
    navigate(recordAddress(entity.path, record.id))
  }

  async function saveCell(values: FormValues, form: FormMethods, next?: EditedCell) {
    if (isSaving.current) return
    isSaving.current = true
    try {
      await retryConflict(() => save(values, next))
    } catch (error) {
      if (isConflict(error)) return openForm(values)
      const own = fieldErrorsOf(error).find(({ path }) => path === name)
      if (own) form.setError(name, { type: 'server', message: own.msg })
      else toastFailure(error)
    } finally {
      isSaving.current = false
    }
  }

  return { isSaving, saveCell }
}

/** Somebody may save other fields between the reading and the save of this one, once. */
async function retryConflict(save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!isConflict(error)) throw error
    await save()
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof RefusedError && error.conflict !== undefined
}
