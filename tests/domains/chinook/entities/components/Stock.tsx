import { queryOptions, useQuery } from '@tanstack/react-query'
import { endpointCall } from 'tribune/browser'
import type { endpoints } from '../genre.server.ts'

const readStock = endpointCall<typeof endpoints.stock>({ method: 'GET', path: '/api/genre-stock' })

const stockQuery = queryOptions({ queryKey: ['stock'], queryFn: ({ signal }) => readStock({ signal }) })

/** How much there is to sell. */
export default function Stock() {
  const { data } = useQuery(stockQuery)
  return (
    <p>
      {data?.tracks ?? '…'} tracks of {data?.genres ?? '…'} genres
    </p>
  )
}
