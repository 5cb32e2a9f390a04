import * as z from 'zod/mini'
import {
  bulkContract,
  bulkResultSchema,
  MAX_BULK_RECORDS,
  type BulkResult,
  type BulkUpdate,
} from '../schema/bulk-contract.ts'
import { listParameters, type ListQuery } from '../schema/list-query.ts'
import type { RecordId } from '../schema/record-id.ts'
import { entityEndpoint } from './call-address.ts'
import { callForBody } from './call.ts'
import { readAnswer } from './entity-client.ts'

/** The ids of all records that match a list's search and filters. */
export async function readMatchingIds(
  entity: string,
  query: Omit<ListQuery, 'page' | 'pageSize'>,
  signal?: AbortSignal,
): Promise<readonly RecordId[]> {
  const endpoint = entityEndpoint(bulkContract.ids, entity)
  const parameters = listParameters({ ...query, page: 1, pageSize: 1 })
  const { body } = await callForBody(endpoint, { query: parameters, signal })
  return readAnswer(endpoint, body, z.array(z.int()))
}

export interface BulkProgress {
  readonly signal: AbortSignal
  /** Called after each part with what became of the records so far, which stays so if a later part fails. */
  readonly onProgress: (results: readonly BulkResult[]) => void
}

/** Updates many records in as many calls as needed. When aborted, it returns the results so far. */
export function updateMany(entity: string, updates: readonly BulkUpdate[], progress: BulkProgress) {
  return applyInParts(updates, progress, (update) => apply(entity, { update }))
}

/** Deletes many records in as many calls as needed. When aborted, it returns the results so far. */
export function destroyMany(entity: string, ids: readonly RecordId[], progress: BulkProgress) {
  return applyInParts(ids, progress, (destroy) => apply(entity, { destroy }))
}

/** Restores many deleted records in as many calls as needed. When aborted, it returns the results so far. */
export function restoreMany(entity: string, ids: readonly RecordId[], progress: BulkProgress) {
  return applyInParts(ids, progress, (restore) => apply(entity, { restore }))
}

// Smaller than the limit of a call, so that progress shows and aborting takes effect soon.
const PART = Math.min(100, MAX_BULK_RECORDS)

async function applyInParts<T>(
  items: readonly T[],
  { signal, onProgress }: BulkProgress,
  applyPart: (part: readonly T[]) => Promise<readonly BulkResult[]>,
): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = []
  for (let start = 0; start < items.length && !signal.aborted; start += PART) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that it can be aborted in between
    results.push(...(await applyPart(items.slice(start, start + PART))))
    onProgress(results)
  }
  return results
}

async function apply(entity: string, payload: object): Promise<readonly BulkResult[]> {
  const endpoint = entityEndpoint(bulkContract.apply, entity)
  const { body } = await callForBody(endpoint, { payload })
  return readAnswer(endpoint, body, z.array(bulkResultSchema))
}
