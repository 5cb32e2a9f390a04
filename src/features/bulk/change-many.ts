import type { RecordResult } from '../../schema/record-result.ts'
import type { QueryClient } from '@tanstack/react-query'
import { destroyMany, updateMany, type BulkProgress } from './client.ts'
import { fieldErrorsOf, RefusedError } from '../../api/errors.ts'
import type { Resource } from '../../api/resource.ts'
import { startValues } from '../../kinds/core/form/form-values.ts'
import type { BulkUpdate } from './calls.ts'
import type { RecordId } from '../../schema/record-id.ts'
import { dropFromLists } from '../../engine/list-data/list-cache.ts'
import { listBackend } from '../../engine/list-data/list-backend.ts'
import { updateFields } from '../../engine/list/update-fields.ts'

export function updateRecords(
  queryClient: QueryClient,
  resource: Resource,
  updates: readonly BulkUpdate[],
  progress: BulkProgress,
): Promise<readonly RecordResult[]> {
  const { entity, client } = resource
  if (listBackend(queryClient, entity) !== 'plain') return updateMany(entity.name, updates, progress)
  return applyEach(updates, progress, async ({ id, values }) => {
    const record = await client.read(id)
    await updateFields(resource, record, values)
    const before = startValues(entity.fields, 'update', record)
    return Object.fromEntries(Object.keys(values).map((name) => [name, before[name]]))
  })
}

export function destroyRecords(
  queryClient: QueryClient,
  resource: Resource,
  ids: readonly RecordId[],
  progress: BulkProgress,
): Promise<readonly RecordResult[]> {
  const { entity, client } = resource
  if (canRestore(queryClient, resource)) return destroyMany(entity.name, ids, progress)
  return applyEach(
    ids.map((id) => ({ id })),
    progress,
    async ({ id }) => {
      await client.destroy(id)
      dropFromLists(queryClient, entity, id)
      return {}
    },
  )
}

/** Whether the backend keeps what is deleted. */
export function canRestore(queryClient: QueryClient, { entity }: Resource): boolean {
  return entity.endpoints.destroy !== undefined && listBackend(queryClient, entity) !== 'plain'
}

async function applyEach<T extends { readonly id: RecordId }>(
  items: readonly T[],
  { signal, onProgress }: BulkProgress,
  apply: (item: T) => Promise<Readonly<Record<string, unknown>>>,
): Promise<readonly RecordResult[]> {
  const results: RecordResult[] = []
  for (const item of items) {
    if (signal.aborted) break
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that it can be cancelled between
    results.push(await attempt(item.id, () => apply(item)))
    onProgress(results)
  }
  return results
}

async function attempt(
  id: RecordId,
  work: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<RecordResult> {
  try {
    return { id, done: true, before: await work() }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return { id, done: false, messages: fieldErrorsOf(error).map(({ msg }) => msg) }
  }
}
