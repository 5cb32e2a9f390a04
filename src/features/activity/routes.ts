import type { FeatureRoutes } from '../../engine/feature-routes.ts'

export const activityRoutes: FeatureRoutes = () => [
  { path: '/activity', lazy: async () => ({ Component: (await import('./ActivityPage.tsx')).ActivityPage }) },
]
