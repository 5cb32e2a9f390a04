// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import type { MenuItem } from '../../../../../src/engine/menu-item.ts'

/** The side menu, in its order. */
export const entityMenu: readonly MenuItem[] = [
  {
    path: '/artists',
    label: 'Artists',
    icon: 'player',
    order: 10,
  },
  {
    path: '/albums',
    label: 'Albums',
    icon: 'record',
    order: 20,
  },
  {
    path: '/tracks',
    label: 'Tracks',
    icon: 'competition',
    order: 30,
  },
  {
    path: '/genres',
    label: 'Genres',
    icon: 'record',
    order: 40,
  },
  {
    path: '/media-types',
    label: 'Media types',
    icon: 'tool',
    order: 50,
  },
  {
    path: '/customers',
    label: 'Customers',
    icon: 'team',
    order: 60,
  },
  {
    path: '/invoices',
    label: 'Invoices',
    icon: 'owner',
    order: 70,
  },
  {
    path: '/employees',
    label: 'Employees',
    icon: 'administrator',
    order: 110,
    onlyForSuperAdministrator: true,
  },
]
