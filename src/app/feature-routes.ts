import type { RouteObject } from 'react-router-dom'
import { activityRoutes } from '../features/activity/routes.ts'
import { importRoute } from '../features/import/routes.tsx'
import { trashRoutes } from '../features/trash/routes.ts'
import { entityPaths } from '../generated/routes.ts'

/** The screens of the features. Apart from what they put into slots, which the login page does not need. */
export const featureRoutes: readonly RouteObject[] = [
  ...activityRoutes,
  ...trashRoutes,
  ...entityPaths.map(({ path, load }) => importRoute(path, load)),
]
