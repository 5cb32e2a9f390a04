import { startRead } from '../api/early-reads.ts'
import type { Place } from '../engine/navigation/place.ts'
import { prepare } from '../engine/navigation/prepare.ts'
import { findRoute } from '../engine/navigation/route.ts'
import { sessionContract } from '../schema/session-contract.ts'
import { findPublic, guardedRoutes, loadLayout, loginRoute } from './routes.ts'
import { session } from './session/session.ts'

type Target = Pick<Place, 'pathname' | 'search'>

/** Asks for the code and the data that a place is shown with. */
export function prefetch(place: Target): void {
  const guarded = findRoute(guardedRoutes, place)
  if (!guarded) return ignoreFailure(findPublic(place).load())
  if (session.read() !== 'in') return ignoreFailure(loginRoute.load())
  ignoreFailure(loadLayout())
  prepare(guarded)
}

/** As `prefetch`, for the first screen: who is logged in is asked too. */
export function prefetchFirst(place: Target): void {
  if (session.read() === 'in') startRead(sessionContract.currentAdmin.path)
  prefetch(place)
}

/** Fetches the code that a place will be shown with after the login. */
export function prefetchCode(place: Target): void {
  ignoreFailure(loadLayout())
  const guarded = findRoute(guardedRoutes, place)
  if (guarded) ignoreFailure(guarded.route.load())
}

/** What is not there is asked for again, and told of, when it is drawn. */
function ignoreFailure(loading: Promise<unknown>): void {
  loading.catch(() => undefined)
}
