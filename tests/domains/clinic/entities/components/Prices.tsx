import { useQuery } from '@tanstack/react-query'
import { call } from 'tribune/browser'

const pricesQuery = {
  queryKey: ['prices'],
  queryFn: () => call({ method: 'GET', path: '/api/v2/treatment-prices' }),
}

/** Between what the prices of treatments lie, which an endpoint of the clinic's own tells. */
export default function Prices() {
  const { data } = useQuery(pricesQuery)
  return (
    <p>
      De {String(data?.['cheapest'] ?? '…')} à {String(data?.['dearest'] ?? '…')}
    </p>
  )
}
