// Written by scripts/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import type { MenuItem } from '../../../../../src/engine/menu-item.ts'
import { resources } from './resources.ts'

/** The side menu, in its order. */
export const entityMenu: readonly MenuItem[] = [
  {
    path: '/artists',
    label: 'Artists',
    icon: 'player',
    order: 10,
    load: resources.artist,
  },
  {
    path: '/albums',
    label: 'Albums',
    icon: 'record',
    order: 20,
    load: resources.album,
  },
  {
    path: '/tracks',
    label: 'Tracks',
    icon: 'competition',
    order: 30,
    load: resources.track,
  },
  {
    path: '/genres',
    label: 'Genres',
    icon: 'record',
    order: 40,
    load: resources.genre,
  },
  {
    path: '/media-types',
    label: 'Media types',
    icon: 'tool',
    order: 50,
    load: resources.mediaType,
  },
  {
    path: '/customers',
    label: 'Customers',
    icon: 'team',
    order: 60,
    load: resources.customer,
  },
  {
    path: '/invoices',
    label: 'Invoices',
    icon: 'owner',
    order: 70,
    load: resources.invoice,
  },
  {
    path: '/employees',
    label: 'Employees',
    icon: 'administrator',
    order: 110,
    load: resources.employee,
    onlyForSuperAdministrator: true,
  },
]
