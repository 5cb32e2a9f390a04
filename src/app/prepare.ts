import { startRead } from '../api/early-reads.ts'
import type { Place } from '../engine/navigation/place.ts'
import { prefetch, prepare } from '../engine/navigation/prepare.ts'
import { findRoute, type Match } from '../engine/navigation/route.ts'
import { sessionContract } from '../schema/session-contract.ts'
import { findPublic, guardedRoutes, loadLayout, loginRoute } from './routes.ts'
import { session } from './session/session.ts'

type Target = Pick<Place, 'pathname' | 'search'>

/** Asks for the code and the data that the first place is shown with, and for who is logged in. */
export function prepareFirst(place: Target): void {
  const isGuarded = findRoute(guardedRoutes, place) !== undefined
  if (isGuarded && session.read() === 'in') startRead(sessionContract.currentAdmin.path)
  preparePlace(place)
}

/** Asks for the code and the data that a place is shown with. */
export function preparePlace(place: Target): void {
  ask(place, prepare)
}

/** Asks for them before it is known that the place will be visited. */
export function prefetchPlace(place: Target): void {
  ask(place, prefetch)
}

/** Fetches the code that a place will be shown with after the login. */
export function prepareBehindLogin(place: Target): void {
  ignoreFailure(loadLayout())
  const guarded = findRoute(guardedRoutes, place)
  if (guarded) ignoreFailure(guarded.route.load())
}

function ask(place: Target, how: (match: Match) => Promise<unknown>): void {
  const guarded = findRoute(guardedRoutes, place)
  if (!guarded) return ignoreFailure(findPublic(place).load())
  if (session.read() !== 'in') return ignoreFailure(loginRoute.load())
  ignoreFailure(loadLayout())
  ignoreFailure(how(guarded))
}

/** What is not there is asked for again, and told of, when it is drawn. */
function ignoreFailure(loading: Promise<unknown>): void {
  loading.catch(() => undefined)
}
