import { queryOptions, useQuery } from '@tanstack/react-query'
import { endpointCall } from 'tribune/browser'
import type { endpoints } from '../treatment.server.ts'

const readPrices = endpointCall<typeof endpoints.prices>({ method: 'GET', path: '/api/v2/treatment-prices' })

const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: ({ signal }) => readPrices({ query: { least: 1 }, signal }),
})

/** Between what the prices of treatments lie, which an endpoint of the clinic's own tells. */
export default function Prices() {
  const { data } = useQuery(pricesQuery)
  return (
    <p>
      De {data?.cheapest ?? '…'} à {data?.dearest ?? '…'}
    </p>
  )
}
