import type { FeatureRoutes } from '../../engine/face.ts'
import { app } from '../../generated/app.ts'

/** The dashboard, of what the configs of the program want to see there. */
export const homeRoutes: FeatureRoutes = ({ loadHome }) => {
  const { dashboard: path } = app
  if (path === undefined) return []
  const lazy = async () => {
    const [{ DashboardPage, loadDashboard }, dashboard] = await Promise.all([
      import('./DashboardPage.tsx'),
      loadHome(),
    ])
    return { element: <DashboardPage {...dashboard} />, loader: loadDashboard }
  }
  return [{ path, lazy }]
}
