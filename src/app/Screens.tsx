import { use } from 'react'
import { ParamsContext, useLocation } from '../engine/navigation/navigation-context.ts'
import { findRoute, type Match, type Screen } from '../engine/navigation/route.ts'
import { findPublic, guardedRoutes, loadLayout, loginRoute } from './routes.ts'
import { RequireNoSession, RequireSession } from './session/guards.tsx'

/** The screen of the place where the person is. */
export function Screens() {
  const place = useLocation()
  const guarded = findRoute(guardedRoutes, place)
  if (guarded) {
    return (
      <RequireSession>
        <GuardedScreen match={guarded} />
      </RequireSession>
    )
  }
  const route = findPublic(place)
  if (route !== loginRoute) return <ScreenView screen={use(route.load())} />
  return (
    <RequireNoSession>
      <LoginScreen />
    </RequireNoSession>
  )
}

function LoginScreen() {
  return <ScreenView screen={use(loginRoute.load())} />
}

function GuardedScreen({ match: { route, visit } }: { readonly match: Match }) {
  // Both are under way before either is waited for.
  const loading = route.load()
  const layout = use(loadLayout())
  const screen = use(loading)
  return (
    <layout.Component>
      <ParamsContext value={visit.params}>
        <ScreenView screen={screen} />
      </ParamsContext>
    </layout.Component>
  )
}

function ScreenView({ screen }: { readonly screen: Screen }) {
  if (!('resource' in screen)) return <screen.Component />
  // The key keeps one entity's screen from being taken for another's.
  return <screen.Component key={screen.resource.entity.name} resource={screen.resource} />
}
