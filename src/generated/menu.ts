// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import playerIcon from 'lucide-react/icons/shirt'
import teamIcon from 'lucide-react/icons/users-round'
import ownerIcon from 'lucide-react/icons/briefcase-business'
import stadiumIcon from 'lucide-react/icons/land-plot'
import toolIcon from 'lucide-react/icons/wrench'
import competitionIcon from 'lucide-react/icons/trophy'
import adminIcon from 'lucide-react/icons/shield-check'
import type { MenuItem } from '../engine/menu-item.ts'

/** The side menu, in its order. */
export const entityMenu: readonly MenuItem[] = [
  {
    path: '/players',
    label: 'Joueurs',
    icon: playerIcon,
    order: 10,
  },
  {
    path: '/teams',
    label: 'Teams',
    icon: teamIcon,
    order: 20,
  },
  {
    path: '/owners',
    label: 'Proprietaires',
    icon: ownerIcon,
    order: 30,
  },
  {
    path: '/stadiums',
    label: 'Stades',
    icon: stadiumIcon,
    order: 40,
  },
  {
    path: '/tools',
    label: 'Outils',
    icon: toolIcon,
    order: 50,
  },
  {
    path: '/competitions',
    label: 'Competitions',
    icon: competitionIcon,
    order: 60,
  },
  {
    path: '/admins',
    label: 'Administrateurs',
    icon: adminIcon,
    order: 110,
    access: { menu: [] },
  },
]
