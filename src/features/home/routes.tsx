import type { FeatureRoutes } from '../../engine/feature-routes.ts'
import { app } from '../../generated/app.ts'

/** The dashboard, of what the configs of the program want to see there. */
export const homeRoutes: FeatureRoutes = ({ loadHome }) => {
  const { dashboard } = app
  if (dashboard === undefined) return []
  const lazy = async () => {
    const [{ DashboardPage, loadDashboard }, { homeCards, homeWidgets }] = await Promise.all([
      import('./DashboardPage.tsx'),
      loadHome(),
    ])
    return { element: <DashboardPage cards={homeCards} widgets={homeWidgets} />, loader: loadDashboard }
  }
  return [{ path: dashboard, lazy }]
}
