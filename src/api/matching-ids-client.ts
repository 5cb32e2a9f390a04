import * as z from 'zod/mini'
import { listParameters, type ListQuery } from '../schema/list-query.ts'
import { matchingIdsEndpoint } from '../schema/matching-ids.ts'
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
  const endpoint = entityEndpoint(matchingIdsEndpoint, entity)
  const parameters = listParameters({ ...query, page: 1, pageSize: 1 })
  const { body } = await callForBody(endpoint, { query: parameters, signal })
  return readAnswer(endpoint, body, z.array(z.int()))
}
