// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { MenuItem } from '../engine/menu-item.ts'

/** The side menu, in its order. */
export const entityMenu: readonly MenuItem[] = [
  {
    path: '/players',
    label: 'Joueurs',
    icon: 'player',
    order: 10,
  },
  {
    path: '/teams',
    label: 'Teams',
    icon: 'team',
    order: 20,
  },
  {
    path: '/owners',
    label: 'Proprietaires',
    icon: 'owner',
    order: 30,
  },
  {
    path: '/stadiums',
    label: 'Stades',
    icon: 'stadium',
    order: 40,
  },
  {
    path: '/tools',
    label: 'Outils',
    icon: 'tool',
    order: 50,
  },
  {
    path: '/competitions',
    label: 'Competitions',
    icon: 'competition',
    order: 60,
  },
  {
    path: '/admins',
    label: 'Administrateurs',
    icon: 'administrator',
    order: 110,
    onlyForSuperAdministrator: true,
  },
]
