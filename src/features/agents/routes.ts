import type { FeatureRoutes } from '../../engine/feature-routes.ts'

export const agentsRoutes: FeatureRoutes = () => []
