// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { RouteObject } from 'react-router-dom'
import { createRoute, editRoute, importRoute, listRoute } from '../engine/resource-routes.tsx'
import { resources } from './resources.ts'

/** The list, create, edit and import screens of every entity. */
export const entityRoutes: RouteObject[] = [
  { path: '/players', lazy: listRoute(resources.player) },
  { path: '/players/create', lazy: createRoute(resources.player) },
  { path: '/players/edit/:id', lazy: editRoute(resources.player) },
  { path: '/players/import', lazy: importRoute(resources.player) },
  { path: '/teams', lazy: listRoute(resources.team) },
  { path: '/teams/create', lazy: createRoute(resources.team) },
  { path: '/teams/edit/:id', lazy: editRoute(resources.team) },
  { path: '/teams/import', lazy: importRoute(resources.team) },
  { path: '/owners', lazy: listRoute(resources.owner) },
  { path: '/owners/create', lazy: createRoute(resources.owner) },
  { path: '/owners/edit/:id', lazy: editRoute(resources.owner) },
  { path: '/owners/import', lazy: importRoute(resources.owner) },
  { path: '/stadiums', lazy: listRoute(resources.stadium) },
  { path: '/stadiums/create', lazy: createRoute(resources.stadium) },
  { path: '/stadiums/edit/:id', lazy: editRoute(resources.stadium) },
  { path: '/stadiums/import', lazy: importRoute(resources.stadium) },
  { path: '/tools', lazy: listRoute(resources.tool) },
  { path: '/tools/create', lazy: createRoute(resources.tool) },
  { path: '/tools/edit/:id', lazy: editRoute(resources.tool) },
  { path: '/tools/import', lazy: importRoute(resources.tool) },
  { path: '/competitions', lazy: listRoute(resources.competition) },
  { path: '/competitions/create', lazy: createRoute(resources.competition) },
  { path: '/competitions/edit/:id', lazy: editRoute(resources.competition) },
  { path: '/competitions/import', lazy: importRoute(resources.competition) },
  { path: '/admins', lazy: listRoute(resources.admin) },
  { path: '/admins/create', lazy: createRoute(resources.admin) },
  { path: '/admins/edit/:id', lazy: editRoute(resources.admin) },
  { path: '/admins/import', lazy: importRoute(resources.admin) },
]

/** The screens of one's own. */
export const ownRoutes: RouteObject[] = []

/** Those that everybody may see. */
export const openRoutes: RouteObject[] = []
