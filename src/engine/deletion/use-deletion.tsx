import { lazy, Suspense, useCallback, useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { SessionOverError } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { recordTitle } from '../../kinds/column-values.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import { dropFromLists, hasPagedLists } from '../list/list-cache.ts'
import { t } from '../../texts/locale.ts'
import { dismissQuestion, toastDeleted, toastError, toastFailure, toastQuestion } from '../toasts/toasts.ts'
import { DeleteConfirm } from './DeleteConfirm.tsx'

const ReferringRecords = lazy(() =>
  // The question can be answered without them.
  import('./ReferringRecords.tsx').catch(() => ({ default: () => null })),
)

/** Asks for confirmation, deletes a record, and removes its row from every cached list. */
export function useDeletion(resource: Resource): (record: EntityRecord) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => dismissQuestion, [resource])
  return useCallback(
    (record) => {
      const follow = (address: string) => {
        dismissQuestion()
        void navigate(address)
      }
      toastQuestion(
        <DeleteConfirm
          key={record.id}
          question={t(resource.entity.texts.confirmDelete)}
          subject={recordTitle(resource.entity, record)}
          details={
            resource.isReferredTo &&
            keepsDeleted(queryClient, resource) && (
              <Suspense>
                <ReferringRecords entity={resource.entity.name} ids={[record.id]} onFollow={follow} />
              </Suspense>
            )
          }
          onConfirm={() => deleteRecord(resource, record, queryClient)}
          onClose={dismissQuestion}
        />,
      )
    },
    [resource, queryClient, navigate],
  )
}

/** Our own backend, which pages its lists, keeps what is deleted, and tells what refers to it. */
function keepsDeleted(queryClient: QueryClient, { entity }: Resource): boolean {
  return entity.endpoints.destroy !== undefined && hasPagedLists(queryClient, entity)
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
  const isKept = keepsDeleted(queryClient, resource)
  dropFromLists(queryClient, entity, record.id)
  toastDeleted(t(entity.texts.deleted))
  if (isKept) {
    const undo = import('./put-back.ts')
    undo.then(({ offerPutBack }) => offerPutBack(queryClient, entity, record)).catch(() => undefined)
  }
  await untilDrawn()
  // Without an endpoint the backend keeps the record, and a refetch would bring the row back.
  if (!entity.endpoints.destroy) return
  // Invalidates other queries that count or name the record; they refetch when shown.
  void queryClient.invalidateQueries({ refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: resourceKeys(entity.name).all })
}

/** Waits until the lists have rendered, so that the focus can return to a row that is left. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function tellOfFailure({ entity }: Resource, error: unknown): void {
  const { deleteFailed } = entity.texts
  if (deleteFailed === undefined || error instanceof SessionOverError) toastFailure(error)
  else toastError(t(deleteFailed))
}
