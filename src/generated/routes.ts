// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { Route } from '../engine/navigation/route.ts'
import { resourceRoutes } from '../engine/resource-routes.ts'
import { resources } from './resources.ts'

/** The list, create and edit screens of every entity. */
export const entityRoutes: readonly Route[] = [
  ...resourceRoutes({
    path: '/players',
    load: resources.player,
    list: '/api/player',
    read: '/api/player/read/:id',
  }),
  ...resourceRoutes({
    path: '/teams',
    load: resources.team,
    list: '/api/team',
    read: '/api/team/read/:id',
  }),
  ...resourceRoutes({
    path: '/owners',
    load: resources.owner,
    list: '/api/owner',
    read: '/api/owner/read/:id',
  }),
  ...resourceRoutes({
    path: '/stadiums',
    load: resources.stadium,
    list: '/api/stadium',
    read: '/api/stadium/read/:id',
  }),
  ...resourceRoutes({
    path: '/tools',
    load: resources.tool,
    list: '/api/tool',
    read: '/api/tool/read/:id',
  }),
  ...resourceRoutes({
    path: '/competitions',
    load: resources.competition,
    list: '/api/competition',
    read: '/api/competition/read/:id',
  }),
  ...resourceRoutes({
    path: '/admins',
    load: resources.admin,
    list: '/api/admin/all',
  }),
]
