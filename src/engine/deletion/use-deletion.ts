import { useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { ResourcesContext } from '../resources.ts'
import { dismissQuestion, toastFailure } from '../toasts/toasts.ts'
import { withWords } from '../../texts/with-words.ts'

/** The rows are there before it. */
export const loadDeletion = () => withWords(import('./ask-to-delete.tsx'))

/** Asks for confirmation, deletes a record, and removes its row from every cached list. */
export function useDeletion(resource: Resource): (record: EntityRecord) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const resources = use(ResourcesContext)
  useEffect(() => dismissQuestion, [resource])
  return useCallback(
    (record) => {
      loadDeletion()
        .then(({ askToDelete }) => askToDelete({ resource, record, queryClient, resources, navigate }))
        .catch(toastFailure)
    },
    [resource, queryClient, resources, navigate],
  )
}
