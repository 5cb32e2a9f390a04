import type { RouteObject } from 'react-router-dom'
import type { LoadResource } from '../api/resource.ts'
import type { Dashboard } from './home-card.ts'

/** What the configs say of where the screens of entities stand, and of what comes first. */
interface Program {
  readonly entityPaths: readonly { readonly path: string; readonly load: LoadResource }[]
  loadHome(): Promise<Dashboard>
}

/** The screens of a feature. Apart from what it puts into slots, which the login page does not need. */
export type FeatureRoutes = (program: Program) => readonly RouteObject[]
