import type { RouteObject } from 'react-router-dom'
import { activityRoutes } from '../features/activity/routes.ts'
import { trashRoutes } from '../features/trash/routes.ts'

/** The screens of the features. Apart from what they put into slots, which the login page does not need. */
export const featureRoutes: readonly RouteObject[] = [...activityRoutes, ...trashRoutes]
