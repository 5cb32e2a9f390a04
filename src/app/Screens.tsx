import { use, type ReactNode } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { findRoute, type Route, type Screen } from '../engine/navigation/route.ts'
import { guardedRoutes, loadLayout, loginRoute, nowhere } from './routes.ts'
import { RequireNoSession, RequireSession } from './session/guards.tsx'

const routes = [...guardedRoutes, loginRoute]

/** The screen of the place where the person is. */
export function Screens() {
  const route = findRoute(routes, useLocation())?.route ?? nowhere
  // The router ranks all that it is given anew whenever the place changes.
  return useRoutes([{ path: route.path, element: elementOf(route) }])
}

function elementOf(route: Route): ReactNode {
  if (route === nowhere) return <PublicScreen route={route} />
  if (route === loginRoute) {
    return (
      <RequireNoSession>
        <PublicScreen route={route} />
      </RequireNoSession>
    )
  }
  return (
    <RequireSession>
      <GuardedScreen route={route} />
    </RequireSession>
  )
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
