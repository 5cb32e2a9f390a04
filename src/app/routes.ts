import type { ComponentType } from 'react'
import { loadChunk } from '../engine/loading/load-chunk.ts'
import { once } from '../engine/loading/once.ts'
import type { Place } from '../engine/navigation/place.ts'
import { matchPath, type Route } from '../engine/navigation/route.ts'
import { entityRoutes } from '../generated/routes.ts'
import { sessionContract } from '../schema/session-contract.ts'

/** The frame of every screen behind the login. */
export const loadLayout = once(async () => ({
  Component: (await loadChunk(() => import('./layout/Layout.tsx'))).Layout,
}))

/** The way in. */
export const loginRoute = ownRoute(
  '/login',
  async () => (await loadChunk(() => import('./login/LoginPage.tsx'))).LoginPage,
)

/** Every screen behind the login. */
export const guardedRoutes: readonly Route[] = [
  {
    ...ownRoute(
      '/',
      async () => (await loadChunk(() => import('./dashboard/DashboardPage.tsx'))).DashboardPage,
    ),
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

const nowhere = ownRoute(
  '*',
  async () => (await loadChunk(() => import('./not-found/NotFoundPage.tsx'))).NotFoundPage,
)

/** What is shown where no login is needed: the way in, and whatever leads nowhere. */
export function findPublic({ pathname }: Pick<Place, 'pathname'>): Route {
  return matchPath(loginRoute.path, pathname) ? loginRoute : nowhere
}

function ownRoute(path: string, load: () => Promise<ComponentType>): Route {
  return { path, load: once(async () => ({ Component: await load() })) }
}
