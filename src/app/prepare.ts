import { startRead } from '../api/early-reads.ts'
import { isThere } from '../engine/loading/once.ts'
import { prefetch, prepare } from '../engine/navigation/prepare.ts'
import { findRoute, type Match, type Target } from '../engine/navigation/route.ts'
import { sessionContract } from '../schema/session-contract.ts'
import { guardedRoutes, loadLayout, loginRoute, nowhere } from './routes.ts'
import { session } from './session/session.ts'

// So long a page waits for its data before it is drawn without them; milliseconds.
const MOMENT = 50

/** Asks for what the first place is shown with; ends when its code is there, and its data if they come soon after. */
export async function prepareFirst(place: Target): Promise<void> {
  const data = [ask(place, prefetch)]
  if (findGuarded(place)) data.push(askFrame())
  await Promise.allSettled(codeOf(place))
  await Promise.race([Promise.allSettled(data), new Promise((resolve) => setTimeout(resolve, MOMENT))])
}

/** Asks for the code and the data that a place is shown with; tells whether the code is there. */
export function preparePlace(place: Target): boolean {
  void ask(place, prepare)
  return codeOf(place).every(isThere)
}

/** Asks for them before it is known that the place will be visited. */
export function prefetchPlace(place: Target): void {
  void ask(place, prefetch)
}

/** Fetches the code that a place will be shown with after the login. */
export function prepareBehindLogin(place: Target): void {
  void Promise.allSettled([loadLayout(), findRoute(guardedRoutes, place)?.route.load()])
}

async function askFrame(): Promise<unknown> {
  startRead(sessionContract.currentAdmin.path)
  return (await loadLayout()).prefetch()
}

/** What does not come is asked for again, and told of, when it is drawn. */
function ask(place: Target, how: (match: Match) => Promise<unknown>): Promise<unknown> {
  const guarded = findGuarded(place)
  return Promise.allSettled([...codeOf(place), guarded && how(guarded)])
}

/** What a place is drawn with, on its way at the latest from now on. */
function codeOf(place: Target): readonly Promise<unknown>[] {
  const guarded = findGuarded(place)
  if (guarded) return [loadLayout(), guarded.route.load()]
  if (findRoute(guardedRoutes, place)) return [loginRoute.load()]
  return [(findRoute([loginRoute], place)?.route ?? nowhere).load()]
}

/** The screen behind the login that a place shows to the person. */
function findGuarded(place: Target): Match | undefined {
  return session.read() === 'in' ? findRoute(guardedRoutes, place) : undefined
}
