import { useCallback, useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { SessionOverError } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { recordTitle } from '../list/column-view.tsx'
import { dropFromLists, entityKey } from '../list/list-cache.ts'
import { shown } from '../../texts/locale.ts'
import { dismissQuestion, toastDeleted, toastError, toastFailure, toastQuestion } from '../toasts/toasts.ts'
import { DeleteConfirm } from './DeleteConfirm.tsx'

/** Asks before a record is deleted, deletes it, and takes its row out of every list in memory. */
export function useDeletion(resource: Resource): (record: EntityRecord) => void {
  const queryClient = useQueryClient()
  useEffect(() => dismissQuestion, [resource])
  return useCallback(
    (record) =>
      toastQuestion(
        <DeleteConfirm
          key={record.id}
          question={shown(resource.entity.texts.confirmDelete)}
          subject={recordTitle(resource.entity, record)}
          onConfirm={() => deleteRecord(resource, record, queryClient)}
          onClose={dismissQuestion}
        />,
      ),
    [resource, queryClient],
  )
}

async function deleteRecord(
  resource: Resource,
  record: EntityRecord,
  queryClient: QueryClient,
): Promise<void> {
  const { entity, client } = resource
  try {
    await client.destroy(record.id)
  } catch (error) {
    tellOfFailure(resource, error)
    return
  }
  dropFromLists(queryClient, entity, record.id)
  toastDeleted(shown(entity.texts.deleted))
  await untilDrawn()
  // Without an endpoint the backend still has the record, and asking again would bring the row back.
  if (!entity.endpoints.destroy) return
  // What counts or names the record elsewhere is asked for again when it is next shown.
  void queryClient.invalidateQueries({ refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: entityKey(entity) })
}

/** The query client tells the lists in a moment; the question then knows whether the row that had the focus is left. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function tellOfFailure({ entity }: Resource, error: unknown): void {
  const { deleteFailed } = entity.texts
  if (deleteFailed === undefined || error instanceof SessionOverError) toastFailure(error)
  else toastError(shown(deleteFailed))
}
