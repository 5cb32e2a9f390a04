// Generated from entities/: edit that instead, then run "npm run generate".
import type { RouteObject } from 'react-router-dom'
import type { LoadResource } from '../api/resource.ts'
import { createRoute, editRoute, listRoute } from '../engine/resource-routes.tsx'
import { resources } from './resources.ts'

/** The list, create and edit screens of every entity. */
export const entityRoutes: RouteObject[] = [
  { path: '/players', lazy: listRoute(resources.player) },
  { path: '/players/create', lazy: createRoute(resources.player) },
  { path: '/players/edit/:id', lazy: editRoute(resources.player) },
  { path: '/teams', lazy: listRoute(resources.team) },
  { path: '/teams/create', lazy: createRoute(resources.team) },
  { path: '/teams/edit/:id', lazy: editRoute(resources.team) },
  { path: '/owners', lazy: listRoute(resources.owner) },
  { path: '/owners/create', lazy: createRoute(resources.owner) },
  { path: '/owners/edit/:id', lazy: editRoute(resources.owner) },
  { path: '/stadiums', lazy: listRoute(resources.stadium) },
  { path: '/stadiums/create', lazy: createRoute(resources.stadium) },
  { path: '/stadiums/edit/:id', lazy: editRoute(resources.stadium) },
  { path: '/tools', lazy: listRoute(resources.tool) },
  { path: '/tools/create', lazy: createRoute(resources.tool) },
  { path: '/tools/edit/:id', lazy: editRoute(resources.tool) },
  { path: '/competitions', lazy: listRoute(resources.competition) },
  { path: '/competitions/create', lazy: createRoute(resources.competition) },
  { path: '/competitions/edit/:id', lazy: editRoute(resources.competition) },
  { path: '/admins', lazy: listRoute(resources.admin) },
  { path: '/admins/create', lazy: createRoute(resources.admin) },
  { path: '/admins/edit/:id', lazy: editRoute(resources.admin) },
]

/** Where the screens of every entity stand, for features that add one. */
export const entityPaths: readonly { readonly path: string; readonly load: LoadResource }[] = [
  { path: '/players', load: resources.player },
  { path: '/teams', load: resources.team },
  { path: '/owners', load: resources.owner },
  { path: '/stadiums', load: resources.stadium },
  { path: '/tools', load: resources.tool },
  { path: '/competitions', load: resources.competition },
  { path: '/admins', load: resources.admin },
]

/** The screens of one's own, and further dashboards. */
export const customRoutes: RouteObject[] = []

/** Those that everybody may see. */
export const openRoutes: RouteObject[] = []
