// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import type { MenuItem } from '../../../../../src/engine/menu-item.ts'

/** The side menu, in its order. */
export const entityMenu: readonly MenuItem[] = [
  {
    path: '/keepers',
    label: 'Propriétaires',
    icon: 'owner',
    order: 10,
  },
  {
    path: '/pets',
    label: 'Animaux',
    icon: 'player',
    order: 20,
  },
  {
    path: '/visits',
    label: 'Visites',
    icon: 'competition',
    order: 30,
  },
  {
    path: '/treatments',
    label: 'Soins',
    icon: 'tool',
    order: 40,
  },
  {
    path: '/rooms',
    label: 'Salles',
    icon: 'stadium',
    order: 50,
  },
  {
    path: '/vets',
    label: 'Vétérinaires',
    icon: 'administrator',
    order: 110,
    onlyForSuperAdministrator: true,
  },
]
