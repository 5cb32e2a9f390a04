import type { ComponentType } from 'react'
import type { Location } from 'react-router-dom'
import type { Resource } from '../../api/resource.ts'

/** Where a link leads. */
export type Target = Pick<Location, 'pathname' | 'search'>

/** The values of a route's `:names`. */
export type Params = Readonly<Record<string, string>>

/** A route as it is visited. */
export interface Visit {
  readonly params: Params
  readonly search: URLSearchParams
}

export interface ResourceScreenProps {
  readonly resource: Resource
  readonly params: Params
}

/** A screen whose code is there: one of an entity's, or one that needs no entity. */
export type Screen = (
  | { readonly Component: ComponentType }
  | { readonly Component: ComponentType<ResourceScreenProps>; readonly resource: Resource }
) & {
  /** Asks for its data before it is drawn; ends when they are there. */
  readonly prefetch?: ((visit: Visit) => Promise<void>) | undefined
}

export interface Route {
  /** `/players/edit/:id` */
  readonly path: string
  /** Fetches its code, once. */
  load(): Promise<Screen>
  /** The reads that its screen starts with: addresses, so that they need not wait for its code. */
  reads?(visit: Visit): readonly string[]
}

export interface Match {
  readonly route: Route
  readonly visit: Visit
}

/** The route that a place belongs to, and what its path says. */
export function findRoute(routes: readonly Route[], { pathname, search }: Target): Match | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params) return { route, visit: { params, search: new URLSearchParams(search) } }
  }
  return undefined
}

/** Case and a slash at the end make no difference. */
function matchPath(pattern: string, pathname: string): Params | undefined {
  const [expected, given] = [segmentsOf(pattern), segmentsOf(pathname)]
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [place, segment] of expected.entries()) {
    const found = given[place] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decode(found)
    else if (segment.toLowerCase() !== found.toLowerCase()) return undefined
  }
  return params
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
