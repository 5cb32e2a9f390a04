import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { routeAddress } from '../../api/addresses.ts'
import { isFirstScreen } from '../../api/preloaded-responses.ts'
import { awaitPreloaded } from '../../engine/loading/timing.ts'
import { queryClientContext } from '../../engine/navigation/router-context.ts'
import { entityPaths } from '../../generated/routes.ts'
import { adminOptions } from '../../accounts/browser/session/use-admin.ts'
import { frameFeatures } from './frame-parts.ts'
import { Layout } from './Layout.tsx'

/** The route of all screens behind the login. */
export const frame = { Component: Layout, loader: loadFrame }

/** Prefetches the current administrator, and what the first list may open with. */
function loadFrame({ context, request }: LoaderFunctionArgs): Promise<null> {
  const queryClient = context.get(queryClientContext)
  const admin = queryClient.prefetchQuery({ ...adminOptions, meta: { isGuess: true } })
  return awaitPreloaded(Promise.all([admin, isFirstScreen() && prefetchOpening(queryClient, request.url)]))
}

async function prefetchOpening(queryClient: QueryClient, url: string): Promise<void> {
  const list = entityPaths.find(({ path }) => path === routeAddress(new URL(url).pathname))
  if (!list) return
  const { entity } = await list.load()
  await Promise.all(frameFeatures.map(({ listOpening }) => listOpening?.prefetch(queryClient, entity)))
}
