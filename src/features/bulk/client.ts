import { MAX_RECORDS_OF_CALL, type RecordResult } from '../../schema/values/record-result.ts'
import { request } from '../../api/request.ts'
import type { InputOf } from '../../calls/call.ts'
import { changeRecordsCall, type BulkUpdate } from './calls.ts'
import type { RecordId } from '../../schema/values/record-id.ts'

export interface BulkProgress {
  readonly signal: AbortSignal
  /** Called after each part with what became of the records so far, which stays so if a later part fails. */
  readonly onProgress: (results: readonly RecordResult[]) => void
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
const PART = Math.min(100, MAX_RECORDS_OF_CALL)

async function applyInParts<T>(
  items: readonly T[],
  { signal, onProgress }: BulkProgress,
  applyPart: (part: readonly T[]) => Promise<readonly RecordResult[]>,
): Promise<readonly RecordResult[]> {
  const results: RecordResult[] = []
  for (let start = 0; start < items.length && !signal.aborted; start += PART) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that it can be aborted in between
    results.push(...(await applyPart(items.slice(start, start + PART))))
    onProgress(results)
  }
  return results
}

async function apply(
  entity: string,
  body: InputOf<typeof changeRecordsCall.body>,
): Promise<readonly RecordResult[]> {
  const { results } = await request(changeRecordsCall, { params: { entity }, body })
  return results
}
