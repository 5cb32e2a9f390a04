import type { FeatureRoutes } from '../../../engine/feature.ts'
import { securityRoute } from '../../browser/security/security-route.ts'

export const apiKeysRoutes: FeatureRoutes = () => [securityRoute]
