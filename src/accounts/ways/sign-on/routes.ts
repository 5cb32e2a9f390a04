import type { FeatureRoutes } from '../../../engine/feature-routes.ts'
import { securityRoute } from '../../browser/security/security-route.ts'

export const signOnRoutes: FeatureRoutes = () => [securityRoute]
