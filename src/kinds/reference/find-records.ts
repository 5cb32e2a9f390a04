import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { RecordPage } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'

export type FindRecords = (
  queryClient: QueryClient,
  resource: Resource,
  query: ListQuery,
  signal: AbortSignal,
) => Promise<RecordPage>

/**
 * How a reference finds the records to choose from. Lists know how to search a backend that sends every record, and they
 * stand above the kinds, so the layout hands it down; without it the backend is asked for a page.
 */
export const FindRecordsContext = createContext<FindRecords>(
  async (_queryClient, { client }, query, signal) => {
    const answer = await client.page(query, signal)
    return 'records' in answer ? answer : { records: [], total: 0 }
  },
)
