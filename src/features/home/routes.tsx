import type { RouteObject } from 'react-router-dom'
import type { HomeCard, HomeWidget } from './home-card.ts'

interface Home {
  readonly homeCards: readonly HomeCard[]
  readonly homeWidgets: readonly HomeWidget[]
}

/** The dashboard, of what the configs of the program want to see there. */
export function homeRoute(path: string, loadHome: () => Promise<Home>): RouteObject {
  return {
    path,
    lazy: async () => {
      const [{ DashboardPage, loadDashboard }, { homeCards, homeWidgets }] = await Promise.all([
        import('./DashboardPage.tsx'),
        loadHome(),
      ])
      return {
        element: <DashboardPage cards={homeCards} widgets={homeWidgets} />,
        loader: loadDashboard,
      }
    },
  }
}
