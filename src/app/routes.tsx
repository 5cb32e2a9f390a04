import type { RouteObject } from 'react-router-dom'
import { entityRoutes } from '../generated/routes.ts'
import { FailurePage } from './FailurePage.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { RequireNoSession, RequireSession } from './session/guards.tsx'

const guarded: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./dashboard/DashboardPage.tsx')).DashboardPage }),
  },
  ...entityRoutes,
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('./profile/ProfilePage.tsx')).ProfilePage }),
  },
  {
    path: '/profile/edit',
    lazy: async () => ({ Component: (await import('./profile/ProfileEditPage.tsx')).ProfileEditPage }),
  },
  {
    path: '/profile/edit/password',
    lazy: async () => ({ Component: (await import('./profile/PasswordPage.tsx')).PasswordPage }),
  },
]

/** Every screen of the product. */
export const routes: RouteObject[] = [
  {
    errorElement: <FailurePage />,
    // The first screen's code is fetched before anything is drawn.
    hydrateFallbackElement: <></>,
    children: [
      {
        path: '/login',
        element: (
          <RequireNoSession>
            <LoginPage />
          </RequireNoSession>
        ),
      },
      {
        lazy: async () => {
          const { Layout } = await import('./layout/Layout.tsx')
          return {
            element: (
              <RequireSession>
                <Layout />
              </RequireSession>
            ),
          }
        },
        children: guarded,
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
