// Written by scripts/generate.ts: edit entities/ instead, then run "npm run generate".
import type { MenuItem } from '../engine/menu-item.ts'
import { resources } from './resources.ts'

/** The side menu, in its order. */
export const entityMenu: readonly MenuItem[] = [
  {
    path: '/players',
    label: 'Joueurs',
    icon: 'player',
    order: 10,
    load: resources.player,
  },
  {
    path: '/teams',
    label: 'Teams',
    icon: 'team',
    order: 20,
    load: resources.team,
  },
  {
    path: '/owners',
    label: 'Proprietaires',
    icon: 'owner',
    order: 30,
    load: resources.owner,
  },
  {
    path: '/stadiums',
    label: 'Stades',
    icon: 'stadium',
    order: 40,
    load: resources.stadium,
  },
  {
    path: '/tools',
    label: 'Outils',
    icon: 'tool',
    order: 50,
    load: resources.tool,
  },
  {
    path: '/competitions',
    label: 'Competitions',
    icon: 'competition',
    order: 60,
    load: resources.competition,
  },
  {
    path: '/admins',
    label: 'Administrateurs',
    icon: 'administrator',
    order: 110,
    load: resources.admin,
    onlyForSuperAdministrator: true,
  },
]
