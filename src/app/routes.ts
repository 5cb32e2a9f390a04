import { redirect, redirectDocument, type MiddlewareFunction, type RouteObject } from 'react-router-dom'
import { routeAddress } from '../api/addresses.ts'
import { needsNewPage } from '../engine/loading/stale-chunks.ts'
import { app } from '../generated/app.ts'
import { customRoutes, entityPaths, entityRoutes, openRoutes } from '../generated/routes.ts'
import { ownFeatureRoutes } from '../generated/feature-routes.ts'
import { featureRoutes } from '../features/registries/routes.ts'
import { FailurePage, ScreenFailure } from './FailurePage.tsx'
import { Root } from './Root.tsx'
import { requireNoSession, requireSession } from '../accounts/browser/session/session-middleware.ts'
import { withWords } from '../texts/with-words.ts'

/** Reloads the page on the next navigation after missing code was noticed, as after a deployment. */
const leaveMissingCode: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  if (await needsNewPage()) throw redirectDocument(routeAddress(pathname) + search)
}

const { home } = app

/** What leads to the screen that comes first instead of the dashboard. */
const firstRoutes: RouteObject[] = home === undefined ? [] : [{ path: '/', loader: () => redirect(home) }]

/** The screens of the features. */
const ownRoutes = [...featureRoutes, ...ownFeatureRoutes].flatMap((routes) =>
  routes({ entityPaths, loadHome: () => import('../generated/home.ts') }),
)

/** The route objects of the whole program. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FailurePage,
    // Renders nothing until the first screen's code is loaded.
    HydrateFallback: () => null,
    middleware: [leaveMissingCode],
    children: [
      {
        path: '/login',
        middleware: [requireNoSession],
        lazy: async () => ({
          Component: (await import('./ProgramLogin.tsx')).ProgramLogin,
        }),
      },
      {
        path: '/login/link',
        lazy: async () => ({
          Component: (await withWords(import('../accounts/browser/link/LinkPage.tsx'))).LinkPage,
        }),
      },
      {
        path: '/login/second-factor',
        lazy: async () => ({
          Component: (await withWords(import('./PendingLogin.tsx'))).PendingLogin,
        }),
      },
      ...openRoutes,
      {
        middleware: [requireSession],
        lazy: async () => (await import('./layout/frame.ts')).frame,
        children: [
          {
            // Menu and header stay where a screen fails.
            ErrorBoundary: ScreenFailure,
            children: [
              ...firstRoutes,
              ...entityRoutes,
              ...customRoutes,
              ...ownRoutes,
              {
                path: '/profile',
                lazy: async () => ({
                  Component: (await withWords(import('../accounts/browser/profile/ProfilePage.tsx')))
                    .ProfilePage,
                }),
              },
              {
                path: '/profile/edit',
                lazy: async () => ({
                  Component: (await withWords(import('../accounts/browser/profile/ProfileEditPage.tsx')))
                    .ProfileEditPage,
                }),
              },
              {
                path: '/profile/edit/password',
                lazy: async () => ({
                  Component: (await withWords(import('../accounts/browser/profile/PasswordPage.tsx')))
                    .PasswordPage,
                }),
              },
            ],
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({
          Component: (await withWords(import('./not-found/NotFoundPage.tsx'))).NotFoundFrame,
        }),
        children: [
          {
            path: '*',
            lazy: async () => ({
              Component: (await withWords(import('./not-found/NotFoundPage.tsx'))).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
]
