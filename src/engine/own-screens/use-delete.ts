import { useQueryClient } from '@tanstack/react-query'
import { use, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { loadDeletion } from '../deletion/use-deletion.ts'
import { ResourcesContext } from '../resources.ts'
import { toastFailure } from '../toasts/toasts.ts'
import { useLoadResource } from './use-resource.ts'

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
