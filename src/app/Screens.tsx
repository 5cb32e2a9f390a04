import { use } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import type { Route, Screen } from '../engine/navigation/route.ts'
import { guardedRoutes, loadLayout, loginRoute, nowhere } from './routes.ts'
import { RequireNoSession, RequireSession } from './session/guards.tsx'

const routes: RouteObject[] = [
  ...guardedRoutes.map((route) => ({
    path: route.path,
    element: (
      <RequireSession>
        <GuardedScreen route={route} />
      </RequireSession>
    ),
  })),
  {
    path: loginRoute.path,
    element: (
      <RequireNoSession>
        <PublicScreen route={loginRoute} />
      </RequireNoSession>
    ),
  },
  { path: nowhere.path, element: <PublicScreen route={nowhere} /> },
]

/** The screen of the place where the person is. */
export function Screens() {
  return useRoutes(routes)
}

function PublicScreen({ route }: { readonly route: Route }) {
  return <ScreenView screen={use(route.load())} />
}

function GuardedScreen({ route }: { readonly route: Route }) {
  // Both are under way before either is waited for.
  const loading = route.load()
  const layout = use(loadLayout())
  const screen = use(loading)
  return (
    <layout.Component>
      <ScreenView screen={screen} />
    </layout.Component>
  )
}

function ScreenView({ screen }: { readonly screen: Screen }) {
  if (!('resource' in screen)) return <screen.Component />
  // The key keeps one entity's screen from being taken for another's.
  return <screen.Component key={screen.resource.entity.name} resource={screen.resource} />
}
