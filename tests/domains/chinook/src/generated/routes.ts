// Written by scripts/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import type { RouteObject } from 'react-router-dom'
import { resourceRoutes } from '../../../../../src/engine/resource-routes.tsx'
import { resources } from './resources.ts'

/** The list, create and edit screens of every entity. */
export const entityRoutes: readonly RouteObject[] = [
  ...resourceRoutes('/artists', resources.artist),
  ...resourceRoutes('/albums', resources.album),
  ...resourceRoutes('/tracks', resources.track),
  ...resourceRoutes('/genres', resources.genre),
  ...resourceRoutes('/media-types', resources.mediaType),
  ...resourceRoutes('/customers', resources.customer),
  ...resourceRoutes('/invoices', resources.invoice),
  ...resourceRoutes('/employees', resources.employee),
  ...resourceRoutes('/invoice-lines', resources.invoiceLine),
]
