import type { ComponentType } from 'react'
import { loadChunk } from '../engine/loading/load-chunk.ts'
import { once } from '../engine/loading/once.ts'
import type { Route, Screen } from '../engine/navigation/route.ts'
import { entityRoutes } from '../generated/routes.ts'
import { sessionContract } from '../schema/session-contract.ts'

/** The frame of every screen behind the login. */
export const loadLayout = once(async () => {
  const { Layout, prefetchFrame } = await loadChunk(() => import('./layout/Layout.tsx'))
  return { Component: Layout, prefetch: prefetchFrame }
})

/** The way in. */
export const loginRoute = ownRoute(
  '/login',
  async () => (await loadChunk(() => import('./login/LoginPage.tsx'))).LoginPage,
)

/** Every screen behind the login. */
export const guardedRoutes: readonly Route[] = [
  {
    path: '/',
    load: once(loadDashboard),
    reads: () => [sessionContract.home.path],
  },
  ...entityRoutes,
  ownRoute('/profile', async () => (await loadChunk(() => import('./profile/ProfilePage.tsx'))).ProfilePage),
  ownRoute(
    '/profile/edit',
    async () => (await loadChunk(() => import('./profile/ProfileEditPage.tsx'))).ProfileEditPage,
  ),
  ownRoute(
    '/profile/edit/password',
    async () => (await loadChunk(() => import('./profile/PasswordPage.tsx'))).PasswordPage,
  ),
]

/** Whatever leads nowhere, which needs no login. */
export const nowhere = ownRoute(
  '*',
  async () => (await loadChunk(() => import('./not-found/NotFoundPage.tsx'))).NotFoundPage,
)

async function loadDashboard(): Promise<Screen> {
  const { DashboardPage, prefetchCounts } = await loadChunk(() => import('./dashboard/DashboardPage.tsx'))
  return { Component: DashboardPage, prefetch: prefetchCounts }
}

function ownRoute(path: string, load: () => Promise<ComponentType>): Route {
  return { path, load: once(async () => ({ Component: await load() })) }
}
