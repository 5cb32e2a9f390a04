// Generated from entities/: edit that instead, then run "npm run generate".
import playerIcon from 'lucide-react/icons/shirt'
import teamIcon from 'lucide-react/icons/users-round'
import ownerIcon from 'lucide-react/icons/briefcase-business'
import stadiumIcon from 'lucide-react/icons/land-plot'
import toolIcon from 'lucide-react/icons/wrench'
import competitionIcon from 'lucide-react/icons/trophy'
import adminIcon from 'lucide-react/icons/shield-check'
import type { MenuGroups, MenuItem } from '../engine/feature.ts'

/** The side menu, in its order. */
export const entityMenu: readonly MenuItem[] = [
  {
    path: '/players',
    label: { fr: 'Joueurs', ar: 'اللاعبون', en: 'Players' },
    icon: playerIcon,
    order: 10,
  },
  {
    path: '/teams',
    label: { fr: 'Teams', ar: 'الفرق', en: 'Teams' },
    icon: teamIcon,
    order: 20,
  },
  {
    path: '/owners',
    label: { fr: 'Proprietaires', ar: 'الملّاك', en: 'Owners' },
    icon: ownerIcon,
    order: 30,
  },
  {
    path: '/stadiums',
    label: { fr: 'Stades', ar: 'الملاعب', en: 'Stadiums' },
    icon: stadiumIcon,
    order: 40,
  },
  {
    path: '/tools',
    label: { fr: 'Outils', ar: 'العتاد', en: 'Tools' },
    icon: toolIcon,
    order: 50,
  },
  {
    path: '/competitions',
    label: { fr: 'Competitions', ar: 'المنافسات', en: 'Competitions' },
    icon: competitionIcon,
    order: 60,
  },
  {
    path: '/admins',
    label: { fr: 'Administrateurs', ar: 'المسؤولون', en: 'Administrators' },
    icon: adminIcon,
    order: 110,
    access: { menu: [] },
  },
]

/** The groups of the side menu, by name. */
export const menuGroups: MenuGroups = {}
