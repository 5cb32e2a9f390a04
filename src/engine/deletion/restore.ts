import { request } from '../../api/request.ts'
import { restoreRecordCall } from '../../calls/record-calls.ts'
import type { QueryClient } from '@tanstack/react-query'
import { pastKeys, resourceKeys } from '../../api/query-keys.ts'
import { recordTitle } from '../../kinds/core/definition/column-values.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import type { EntityRecord } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { deletion } from '#texts/record.ts'
import { toastFailure, toastSuccess } from '../toasts/toasts.ts'
import { offerUndo } from '../undo/undo-offer.ts'

/** Offers to put a deleted record back. */
export function offerRestore(queryClient: QueryClient, entity: AnyEntity, record: EntityRecord): void {
  const title = recordTitle(entity, record)
  offerUndo({
    entity: entity.name,
    text: deletion.moved(title),
    undo: () => restoreDeleted(queryClient, entity, record.id, title),
    deleted: 1,
  })
}

/** Restores a deleted record, and says so or why not. @returns whether it is restored. */
export async function restoreDeleted(
  queryClient: QueryClient,
  entity: Pick<AnyEntity, 'name'>,
  id: RecordId,
  title: string,
): Promise<boolean> {
  try {
    await request(restoreRecordCall, { params: { entity: entity.name, id } })
  } catch (error) {
    toastFailure(error)
    return false
  }
  toastSuccess(deletion.restored(title), deletionOf(entity.name, id))
  // Lists of other entities may name it, and counts count it.
  void queryClient.invalidateQueries({ refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: resourceKeys(entity.name).all })
  void queryClient.invalidateQueries({ queryKey: pastKeys.trash })
  return true
}

/** Names the toast of a deletion, which goes when it is taken back. */
export function deletionOf(entity: string, id: RecordId): string {
  return `deletion of ${entity} ${id}`
}
