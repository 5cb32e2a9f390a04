import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter } from 'react-router-dom'
import { BASE_PATH } from '../api/addresses.ts'
import { discardPreloaded } from '../api/preloaded-responses.ts'
import { whenIdle } from '../engine/loading/timing.ts'
import { createRouterContext } from '../engine/navigation/router-context.ts'
import { FRESH_MS } from '../engine/query-client.ts'
import { routes } from './routes.ts'
import { session } from '../accounts/browser/session/session.ts'

/** Creates the router; loaders fetch into the query client. */
export function createAppRouter(queryClient: QueryClient) {
  // A loader reuses what was prefetched since the previous navigation, on hover for example.
  let shownAt = -FRESH_MS
  let shownKey = ''
  const getContext = () => createRouterContext(queryClient, Math.min(FRESH_MS, performance.now() - shownAt))
  let isPrefetching = false
  /** The first screen comes before what it may lead to; without a connection nothing is fetched early. */
  function prefetchOnce() {
    if (isPrefetching) return
    isPrefetching = true
    whenIdle(() => {
      import('../engine/navigation/prefetch-links.ts').then(
        ({ prefetchLinks }) => prefetchLinks(router, getContext, () => session.read() === 'in'),
        () => undefined,
      )
    })
  }
  const router = createBrowserRouter(routes, { getContext, basename: BASE_PATH })
  router.subscribe(({ location, initialized }) => {
    if (initialized) {
      discardPreloaded()
      prefetchOnce()
    }
    if (location.key === shownKey) return
    shownKey = location.key
    shownAt = performance.now()
  })
  return router
}
