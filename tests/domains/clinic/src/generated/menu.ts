// Written by scripts/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import type { MenuItem } from '../../../../../src/engine/menu-item.ts'
import { resources } from './resources.ts'

/** The side menu, in its order. */
export const entityMenu: readonly MenuItem[] = [
  {
    path: '/keepers',
    label: 'Propriétaires',
    icon: 'owner',
    order: 10,
    load: resources.keeper,
  },
  {
    path: '/pets',
    label: 'Animaux',
    icon: 'player',
    order: 20,
    load: resources.pet,
  },
  {
    path: '/visits',
    label: 'Visites',
    icon: 'competition',
    order: 30,
    load: resources.visit,
  },
  {
    path: '/treatments',
    label: 'Soins',
    icon: 'tool',
    order: 40,
    load: resources.treatment,
  },
  {
    path: '/rooms',
    label: 'Salles',
    icon: 'stadium',
    order: 50,
    load: resources.room,
  },
  {
    path: '/vets',
    label: 'Vétérinaires',
    icon: 'administrator',
    order: 110,
    load: resources.vet,
    onlyForSuperAdministrator: true,
  },
]
