// Generated from src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { FeatureRoutes } from '../../engine/feature.ts'
import { homeRoutes } from '../home/routes.tsx'
import { importRoutes } from '../import/routes.tsx'
import { activityRoutes } from '../activity/routes.ts'
import { trashRoutes } from '../trash/routes.ts'

/** The screens of the features. Apart from what they put into slots, which the login page does not need. */
export const featureRoutes: readonly FeatureRoutes[] = [homeRoutes, importRoutes, activityRoutes, trashRoutes]
