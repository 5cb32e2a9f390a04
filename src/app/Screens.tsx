import { use, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { findRoute, type Match, type Params, type Route, type Screen } from '../engine/navigation/route.ts'
import { guardedRoutes, loadLayout, loginRoute, nowhere } from './routes.ts'
import { RequireNoSession, RequireSession } from './session/guards.tsx'

/**
 * The screen of the place where the person is. It is found as its code and data were, before it was drawn: the router's
 * own way of finding it would take the login three kilobytes more, to know nothing else.
 */
export function Screens(): ReactNode {
  const place = useLocation()
  const guarded = findRoute(guardedRoutes, place)
  if (guarded) {
    return (
      <RequireSession>
        <GuardedScreen match={guarded} />
      </RequireSession>
    )
  }
  if (!findRoute([loginRoute], place)) return <PublicScreen route={nowhere} />
  return (
    <RequireNoSession>
      <PublicScreen route={loginRoute} />
    </RequireNoSession>
  )
}

function PublicScreen({ route }: { readonly route: Route }) {
  return <ScreenView screen={use(route.load())} params={NO_PARAMS} />
}

const NO_PARAMS: Params = {}

function GuardedScreen({ match: { route, visit } }: { readonly match: Match }) {
  // Both are under way before either is waited for.
  const loading = route.load()
  const layout = use(loadLayout())
  const screen = use(loading)
  return (
    <layout.Component>
      <ScreenView screen={screen} params={visit.params} />
    </layout.Component>
  )
}

interface ScreenViewProps {
  readonly screen: Screen
  readonly params: Params
}

function ScreenView({ screen, params }: ScreenViewProps) {
  if (!('resource' in screen)) return <screen.Component />
  // The key keeps one entity's screen from being taken for another's.
  return <screen.Component key={screen.resource.entity.name} resource={screen.resource} params={params} />
}
