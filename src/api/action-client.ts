import * as z from 'zod/mini'
import {
  actionEndpoint,
  type ActionProgress,
  type ActionRequest,
  type ActionResult,
} from '../schema/action-contract.ts'
import { bulkResultSchema, MAX_BULK_RECORDS } from '../schema/bulk-contract.ts'
import { entityEndpoint } from './call-address.ts'
import { callForStream } from './call.ts'
import { readLines } from './read-lines.ts'

const lastSchema = z.object({ results: z.array(bulkResultSchema) })

/** Runs an action on records, in as many calls as needed, or on the list. @throws RefusedError, UnreachableError */
export async function runAction(
  entity: string,
  name: string,
  { ids, values }: ActionRequest,
  onProgress: (progress: ActionProgress) => void,
): Promise<readonly ActionResult[]> {
  const endpoint = entityEndpoint(actionEndpoint, entity)
  const address = { ...endpoint, path: endpoint.path.replace(':id', name) }
  const results: ActionResult[] = []
  do {
    const before = results.length
    const payload = { ids: ids.slice(before, before + MAX_BULK_RECORDS), values }
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they can be counted
    const response = await callForStream(address, { payload })
    // oxlint-disable-next-line no-await-in-loop -- the same
    const last = await readLines(response, lastSchema, ({ done, total }) =>
      onProgress(ids.length === 0 ? { done, total } : { done: before + done, total: ids.length }),
    )
    results.push(...last.results)
    if (last.results.length === 0) break
  } while (results.length < ids.length)
  return results
}
