import type { FeatureRoutes } from '../../../engine/feature.ts'

export const askingAgainRoutes: FeatureRoutes = () => []
