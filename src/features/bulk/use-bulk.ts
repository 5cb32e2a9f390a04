import type { RecordResult } from '../../schema/values/record-result.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { restoreMany, type BulkProgress, destroyMany, updateMany } from './client.ts'
import type { Resource } from '../../api/resource.ts'
import type { FormValues } from '../../schema/entity/field-definition.ts'
import type { RecordId } from '../../schema/values/record-id.ts'
import { bulk } from '#features/bulk/texts.ts'
import { deletion } from '#texts/record.ts'
import { resourceKeys } from '../../api/query-keys.ts'
import {
  dropFromLists,
  listBackend,
  offerUndo,
  outcomeOf,
  toastFailure,
  toastOutcome,
  updateFields,
} from '../../engine/face.ts'
import { fieldErrorsOf, RefusedError } from '../../api/errors.ts'
import type { BulkUpdate } from './calls.ts'

export interface Running {
  readonly done: number
  readonly all: number
}

/** Changes or deletes many records, says how far it is, and what became of them. */
export function useBulk(resource: Resource) {
  const { entity } = resource
  const queryClient = useQueryClient()
  const { running, stop, run } = useRunning(resource)

  async function update(ids: readonly RecordId[], values: FormValues) {
    const updates = ids.map((id) => ({ id, values }))
    const results = await run(ids.length, (progress) =>
      updateRecords(queryClient, resource, updates, progress),
    )
    notifyResults(results, bulk.updated)
    const changed = countDone(results)
    if (changed > 0)
      offerUndo({ entity: entity.name, text: bulk.updated(changed), undo: () => undo(results) })
  }

  async function undo(results: readonly RecordResult[]) {
    const updates = results.flatMap((result) =>
      result.done ? [{ id: result.id, values: result.before }] : [],
    )
    const restored = await run(updates.length, (progress) =>
      updateRecords(queryClient, resource, updates, progress),
    )
    notifyResults(restored, bulk.restored)
  }

  async function destroy(ids: readonly RecordId[]) {
    const results = await run(ids.length, (progress) => destroyRecords(queryClient, resource, ids, progress))
    notifyResults(results, bulk.destroyed)
    const deleted = countDone(results)
    if (deleted > 0 && !entity.endpoints.destroy)
      offerUndo({ entity: entity.name, text: deletion.comesBack(deleted) })
    if (deleted === 0 || !canRestore(queryClient, resource)) return
    offerUndo({
      entity: entity.name,
      text: deletion.gathered(deleted),
      undo: () => putBack(results),
      deleted,
    })
  }

  async function putBack(results: readonly RecordResult[]) {
    // What was deleted last may have been referred to by what went before it.
    const ids = results.flatMap(({ id, done }) => (done ? [id] : [])).reverse()
    const restored = await run(ids.length, (progress) => restoreMany(entity.name, ids, progress))
    notifyResults(restored, bulk.restored)
  }

  return { running, stop, update, destroy }
}

function countDone(results: readonly RecordResult[]): number {
  return results.filter(({ done }) => done).length
}

function notifyResults(results: readonly RecordResult[], describeDone: (records: number) => string): void {
  if (results.length > 0) toastOutcome(outcomeOf(results, describeDone))
}

/** Work that shows how far it is, and can be stopped. */
function useRunning({ entity }: Resource) {
  const queryClient = useQueryClient()
  const [running, setRunning] = useState<Running | null>(null)
  const stopped = useRef<AbortController>(null)

  async function run(all: number, work: (progress: BulkProgress) => Promise<readonly RecordResult[]>) {
    const controller = new AbortController()
    stopped.current = controller
    setRunning({ done: 0, all })
    let results: readonly RecordResult[] = []
    try {
      return await work({
        signal: controller.signal,
        onProgress(known) {
          results = [...known]
          setRunning({ done: known.length, all })
        },
      })
    } catch (error) {
      toastFailure(error)
      return results
    } finally {
      setRunning(null)
      // Without an endpoint the backend still has what was deleted here.
      const scope = entity.endpoints.destroy ? {} : { refetchType: 'none' as const }
      void queryClient.invalidateQueries({ refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: resourceKeys(entity.name).all, ...scope })
    }
  }

  return { running, stop: () => stopped.current?.abort(), run }
}

function updateRecords(
  queryClient: QueryClient,
  resource: Resource,
  updates: readonly BulkUpdate[],
  progress: BulkProgress,
): Promise<readonly RecordResult[]> {
  const { entity, client } = resource
  if (listBackend(queryClient, entity) !== 'plain') return updateMany(entity.name, updates, progress)
  return applyEach(updates, progress, async ({ id, values }) => {
    const record = await client.read(id)
    const before = await updateFields(resource, record, values)
    return Object.fromEntries(Object.keys(values).map((name) => [name, before[name]]))
  })
}

function destroyRecords(
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
function canRestore(queryClient: QueryClient, { entity }: Resource): boolean {
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
