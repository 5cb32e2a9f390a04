// Written by scripts/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import type { RouteObject } from 'react-router-dom'
import { resourceRoutes } from '../../../../../src/engine/resource-routes.tsx'
import { resources } from './resources.ts'

/** The list, create and edit screens of every entity. */
export const entityRoutes: readonly RouteObject[] = [
  ...resourceRoutes('/keepers', resources.keeper),
  ...resourceRoutes('/pets', resources.pet),
  ...resourceRoutes('/visits', resources.visit),
  ...resourceRoutes('/treatments', resources.treatment),
  ...resourceRoutes('/rooms', resources.room),
  ...resourceRoutes('/vets', resources.vet),
]
