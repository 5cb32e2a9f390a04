import { startRead } from '../api/early-reads.ts'
import { prefetch, prepare } from '../engine/navigation/prepare.ts'
import { findRoute, type Match, type Target } from '../engine/navigation/route.ts'
import { sessionContract } from '../schema/session-contract.ts'
import { guardedRoutes, loadLayout, loginRoute, nowhere } from './routes.ts'
import { session } from './session/session.ts'

/** Asks for the code and the data that the first place is shown with, and for who is logged in; ends with the code. */
export function prepareFirst(place: Target): Promise<unknown> {
  const isGuarded = findRoute(guardedRoutes, place) !== undefined
  if (isGuarded && session.read() === 'in') startRead(sessionContract.currentAdmin.path)
  return ask(place, prepare)
}

/** Asks for the code and the data that a place is shown with. */
export function preparePlace(place: Target): void {
  void ask(place, prepare)
}

/** Asks for them before it is known that the place will be visited. */
export function prefetchPlace(place: Target): void {
  void ask(place, prefetch)
}

/** Fetches the code that a place will be shown with after the login. */
export function prepareBehindLogin(place: Target): void {
  void Promise.allSettled([loadLayout(), findRoute(guardedRoutes, place)?.route.load()])
}

/** What does not come is asked for again, and told of, when it is drawn. */
function ask(place: Target, how: (match: Match) => Promise<unknown>): Promise<unknown> {
  const guarded = findRoute(guardedRoutes, place)
  if (!guarded) return Promise.allSettled([(findRoute([loginRoute], place)?.route ?? nowhere).load()])
  if (session.read() !== 'in') return Promise.allSettled([loginRoute.load()])
  return Promise.allSettled([loadLayout(), how(guarded)])
}
