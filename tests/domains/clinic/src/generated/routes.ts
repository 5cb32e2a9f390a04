// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import type { Route } from '../../../../../src/engine/navigation/route.ts'
import { resourceRoutes } from '../../../../../src/engine/resource-routes.ts'
import { resources } from './resources.ts'

/** The list, create and edit screens of every entity. */
export const entityRoutes: readonly Route[] = [
  ...resourceRoutes({
    path: '/keepers',
    load: resources.keeper,
    list: '/api/v2/keepers',
    read: '/api/v2/keepers/:id',
  }),
  ...resourceRoutes({
    path: '/pets',
    load: resources.pet,
    list: '/api/v2/pets',
    read: '/api/v2/pets/:id',
  }),
  ...resourceRoutes({
    path: '/visits',
    load: resources.visit,
    list: '/api/v2/visits',
    read: '/api/v2/visits/:id',
  }),
  ...resourceRoutes({
    path: '/treatments',
    load: resources.treatment,
    list: '/api/v2/treatments',
    read: '/api/v2/treatments/:id',
  }),
  ...resourceRoutes({
    path: '/rooms',
    load: resources.room,
    list: '/api/v2/rooms',
  }),
  ...resourceRoutes({
    path: '/vets',
    load: resources.vet,
    list: '/api/v2/vet',
    read: '/api/v2/vet/read/:id',
  }),
]
