import type { FeatureRoutes } from '../../engine/feature-routes.ts'

export const trashRoutes: FeatureRoutes = () => [
  { path: '/trash', lazy: async () => ({ Component: (await import('./TrashPage.tsx')).TrashPage }) },
]
