import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router-dom'
import { SessionOverError } from '../../api/errors.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import type { Resource } from '../../api/resource.ts'
import { lockedBy } from '../../kinds/core/form/locks.ts'
import { recordTitle } from '../../kinds/core/definition/column-values.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import { t } from '../../texts/locale.ts'
import { deletion } from '#texts/record.ts'
import { dropFromLists } from '../list-data/list-cache.ts'
import { dismissQuestion, toastDeleted, toastError, toastFailure, toastQuestion } from '../toasts/toasts.ts'
import { deletionOf, offerRestore } from './restore.ts'
import { DeletionQuestion } from './DeletionQuestion.tsx'
import { keepsDeleted, type LoadResources } from './use-referrers.ts'
import { offerUndo } from '../undo/undo-offer.ts'

interface AskedDeletion {
  readonly resource: Resource
  readonly record: EntityRecord
  readonly queryClient: QueryClient
  readonly resources: LoadResources
  readonly navigate: NavigateFunction
}

/** Asks whether a record is to be deleted, and does it. */
export function askToDelete(asked: AskedDeletion): void {
  const { resource, record, resources, navigate } = asked
  const follow = (address: string) => {
    dismissQuestion()
    void navigate(address)
  }
  toastQuestion(
    <DeletionQuestion
      key={record.id}
      resource={resource}
      ids={[record.id]}
      subject={recordTitle(resource.entity, record)}
      locked={lockedBy(resource.entity, (name) => record[name]).deletion}
      resources={resources}
      onDelete={() => deleteRecord(asked)}
      onFollow={follow}
      onClose={dismissQuestion}
    />,
  )
}

async function deleteRecord({ resource, record, queryClient }: AskedDeletion): Promise<void> {
  const { entity, client } = resource
  try {
    await client.destroy(record.id)
  } catch (error) {
    notifyFailure(resource, error)
    return
  }
  const isKept = keepsDeleted(queryClient, resource)
  dropFromLists(queryClient, entity, record.id)
  toastDeleted(t(entity.texts?.deleted ?? deletion.deleted), deletionOf(entity.name, record.id))
  if (isKept) offerRestore(queryClient, entity, record)
  if (!entity.endpoints.destroy) offerUndo({ entity: entity.name, text: deletion.comesBack(1) })
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

function notifyFailure({ entity }: Resource, error: unknown): void {
  const { deleteFailed } = entity.texts ?? {}
  if (deleteFailed === undefined || error instanceof SessionOverError) toastFailure(error)
  else toastError(t(deleteFailed))
}
