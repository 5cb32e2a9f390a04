// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import type { Route } from '../../../../../src/engine/navigation/route.ts'
import { resourceRoutes } from '../../../../../src/engine/resource-routes.ts'
import { resources } from './resources.ts'

/** The list, create and edit screens of every entity. */
export const entityRoutes: readonly Route[] = [
  ...resourceRoutes({
    path: '/artists',
    load: resources.artist,
    list: '/api/artists',
    read: '/api/artists/read/:id',
  }),
  ...resourceRoutes({
    path: '/albums',
    load: resources.album,
    list: '/api/albums',
    read: '/api/albums/read/:id',
  }),
  ...resourceRoutes({
    path: '/tracks',
    load: resources.track,
    list: '/api/tracks',
    read: '/api/tracks/read/:id',
  }),
  ...resourceRoutes({
    path: '/genres',
    load: resources.genre,
    list: '/api/genres',
    read: '/api/genres/:id',
  }),
  ...resourceRoutes({
    path: '/media-types',
    load: resources.mediaType,
    read: '/api/media-types/:id',
  }),
  ...resourceRoutes({
    path: '/customers',
    load: resources.customer,
    list: '/api/customers',
    read: '/api/customers/read/:id',
  }),
  ...resourceRoutes({
    path: '/invoices',
    load: resources.invoice,
    list: '/api/invoices',
    read: '/api/invoices/read/:id',
  }),
  ...resourceRoutes({
    path: '/employees',
    load: resources.employee,
    list: '/api/employees',
    read: '/api/employees/read/:id',
  }),
  ...resourceRoutes({
    path: '/invoice-lines',
    load: resources.invoiceLine,
    list: '/api/invoice-lines',
    read: '/api/invoice-lines/read/:id',
  }),
]
