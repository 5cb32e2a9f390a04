import type { FeatureRoutes } from '../../../engine/feature-routes.ts'

export const askingAgainRoutes: FeatureRoutes = () => []
