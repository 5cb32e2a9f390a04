import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter } from 'react-router-dom'
import { dropBrought } from '../api/brought.ts'
import { prefetchLinks } from '../engine/navigation/prefetch-links.ts'
import { createRouterContext } from '../engine/navigation/router-context.ts'
import { FRESH_MS } from '../engine/query-client.ts'
import { routes } from './routes.ts'
import { session } from './session/session.ts'

/** Creates the router; loaders fetch into the query client. */
export function createAppRouter(queryClient: QueryClient) {
  // A loader reuses what was prefetched since the previous navigation, on hover for example.
  let shownAt = 0
  let shownKey = ''
  const getContext = () => createRouterContext(queryClient, Math.min(FRESH_MS, Date.now() - shownAt))
  const router = createBrowserRouter(routes, { getContext })
  router.subscribe(({ location, initialized }) => {
    if (initialized) dropBrought()
    if (location.key === shownKey) return
    shownKey = location.key
    shownAt = Date.now()
  })
  prefetchLinks(router, getContext, () => session.read() === 'in')
  session.subscribe(async () => {
    // Revalidates, so that the middleware redirects.
    await router.revalidate()
    // Cached data must not reach the next person.
    if (session.read() !== 'in') queryClient.clear()
  })
  return router
}
