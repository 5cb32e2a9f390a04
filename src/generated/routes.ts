// Written by scripts/generate.ts: edit entities/ instead, then run "npm run generate".
import type { RouteObject } from 'react-router-dom'
import { resourceRoutes } from '../engine/resource-routes.tsx'
import { resources } from './resources.ts'

/** The list, create and edit screens of every entity. */
export const entityRoutes: readonly RouteObject[] = [
  ...resourceRoutes('/players', resources.player),
  ...resourceRoutes('/teams', resources.team),
  ...resourceRoutes('/owners', resources.owner),
  ...resourceRoutes('/stadiums', resources.stadium),
  ...resourceRoutes('/tools', resources.tool),
  ...resourceRoutes('/competitions', resources.competition),
  ...resourceRoutes('/admins', resources.admin),
]
