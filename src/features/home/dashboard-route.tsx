import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import type { FurtherDashboards } from '../../engine/face.ts'
import { withWords } from '../../texts/with-words.ts'

/** The route of a dashboard beside the first one. */
export function dashboardRoute(
  name: string,
  load: () => Promise<FurtherDashboards>,
): LazyRouteFunction<RouteObject> {
  return async () => {
    const [{ FurtherDashboardPage, loadFurther }, dashboards] = await Promise.all([
      withWords(import('./FurtherDashboardPage.tsx')),
      load(),
    ])
    const dashboard = dashboards[name]
    if (!dashboard) throw new Error(`there is no dashboard "${name}"`)
    return {
      element: <FurtherDashboardPage key={name} name={name} {...dashboard} />,
      loader: loadFurther(name),
    }
  }
}
