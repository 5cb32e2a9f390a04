import { useQueryClient } from '@tanstack/react-query'
import { useState, use, useCallback } from 'react'
import { fieldErrorsOf } from '../../api/errors.ts'
import { makeIdempotencyKey } from '../../api/idempotency.ts'
import type { Recorded } from '../../schema/where/where.ts'
import type { CreatePayload, UpdatePayload } from '../../kinds/core/definition/payload.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { forms } from '#texts/form.ts'
import { t } from '../../texts/locale.ts'
import { updateFields } from '../list/update-fields.ts'
import { toastFailure, toastSuccess } from '../toasts/toasts.ts'
import { useLoadResource } from './use-resource.ts'
import { useNavigate } from 'react-router-dom'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { loadDeletion } from '../deletion/use-deletion.ts'
import { ResourcesContext } from '../resources.ts'

/** What is wrong with a save, by the field that it is wrong with. */
type Mistakes<E extends Recorded> = { readonly [Name in keyof E['fields']]?: string }

export interface Saving<E extends Recorded> {
  /** Adds a record. Resolves with its id, and with undefined where it was refused, which a toast has told. */
  create(values: Partial<CreatePayload<E>>): Promise<RecordId | undefined>
  /** Changes some fields of a record as it is stored. Resolves with whether that was done; a toast has told why not. */
  update(id: RecordId, values: Partial<Omit<UpdatePayload<E>, 'id'>>): Promise<boolean>
  readonly isSaving: boolean
  /** Of the last save; none once another begins. */
  readonly mistakes: Mistakes<E>
}

/**
 * Saves records without a form, as a press or a drag does: told by the entity's own toasts, checked by the backend.
 * @example const { update, isSaving } = useSave(visit); … update(each.id, { day })
 */
export function useSave<E extends Recorded>(entity: E): Saving<E> {
  const load = useLoadResource(entity)
  const queryClient = useQueryClient()
  const [underWay, setUnderWay] = useState(0)
  const [mistakes, setMistakes] = useState<Mistakes<E>>({})

  async function save<T>(send: () => Promise<T>): Promise<T | undefined> {
    setUnderWay((count) => count + 1)
    setMistakes({})
    try {
      return await send()
    } catch (error) {
      toastFailure(error)
      setMistakes(mistakesOf(error))
      return undefined
    } finally {
      setUnderWay((count) => count - 1)
      // Other screens may show the record's name, too.
      await queryClient.invalidateQueries()
    }
  }

  return {
    create: (values) =>
      save(async () => {
        const { client, entity: known } = await load()
        const id = await client.create(values, { key: makeIdempotencyKey() })
        toastSuccess(t(known.texts?.created ?? forms.added))
        return id
      }),
    async update(id, values) {
      const isDone = await save(async () => {
        const resource = await load()
        await updateFields(resource, await resource.client.read(id), values)
        toastSuccess(t(resource.entity.texts?.updated ?? forms.updated))
        return true
      })
      return isDone ?? false
    },
    isSaving: underWay > 0,
    mistakes,
  }
}

function mistakesOf<E extends Recorded>(error: unknown): Mistakes<E>
function mistakesOf(error: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(fieldErrorsOf(error).flatMap(({ path, msg }) => (path ? [[path, msg]] : [])))
}

/**
 * Asks whether a record is to be deleted, with what goes along and what keeps it, and does it.
 * @example const askToDelete = useDelete(visit); … <button onClick={() => askToDelete(each)}>Supprimer</button>
 */
export function useDelete(entity: { readonly name: string }): (record: EntityRecord) => void {
  const load = useLoadResource(entity)
  const resources = use(ResourcesContext)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    (record) => {
      Promise.all([loadDeletion(), load()])
        .then(([{ askToDelete }, resource]) =>
          askToDelete({ resource, record, queryClient, resources, navigate }),
        )
        .catch(toastFailure)
    },
    [load, resources, queryClient, navigate],
  )
}
