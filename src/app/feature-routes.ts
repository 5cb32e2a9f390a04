import type { RouteObject } from 'react-router-dom'
import { activityRoutes } from '../features/activity/routes.ts'
import { homeRoute } from '../features/home/routes.tsx'
import { importRoute } from '../features/import/routes.tsx'
import { trashRoutes } from '../features/trash/routes.ts'
import { app } from '../generated/app.ts'
import { entityPaths } from '../generated/routes.ts'

const { dashboard } = app

/** The screens of the features. Apart from what they put into slots, which the login page does not need. */
export const featureRoutes: readonly RouteObject[] = [
  ...(dashboard === undefined ? [] : [homeRoute(dashboard, () => import('../generated/home.ts'))]),
  ...activityRoutes,
  ...trashRoutes,
  ...entityPaths.map(({ path, load }) => importRoute(path, load)),
]
