import type { RouteObject } from 'react-router-dom'

export const trashRoutes: readonly RouteObject[] = [
  { path: '/trash', lazy: async () => ({ Component: (await import('./TrashPage.tsx')).TrashPage }) },
]
