// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import playerIcon from 'lucide-react/icons/shirt'
import teamIcon from 'lucide-react/icons/users-round'
import ownerIcon from 'lucide-react/icons/briefcase-business'
import stadiumIcon from 'lucide-react/icons/land-plot'
import competitionIcon from 'lucide-react/icons/trophy'
import type { HomeCard, HomeWidget } from '../engine/home-card.ts'
import { resources } from './resources.ts'

/** The dashboard, in the order of the menu. */
export const homeCards: readonly HomeCard[] = [
  {
    label: 'Joueurs',
    answer: 'countPlayers',
    path: '/players',
    icon: playerIcon,
  },
  {
    label: 'Teams',
    answer: 'countTeams',
    path: '/teams',
    icon: teamIcon,
  },
  {
    label: 'Proprietaires',
    answer: 'countOwners',
    path: '/owners',
    icon: ownerIcon,
  },
  {
    label: 'Stades',
    answer: 'countStadiums',
    path: '/stadiums',
    icon: stadiumIcon,
  },
  {
    label: 'Competitions',
    answer: 'countCompetitions',
    path: '/competitions',
    icon: competitionIcon,
  },
]

/** What stands below the counts, in the order of the menu and of each config. */
export const homeWidgets: readonly HomeWidget[] = [
  {
    name: 'birthdays',
    resource: resources.player,
  },
  {
    name: 'roles',
    resource: resources.player,
  },
  {
    name: 'wilayas',
    resource: resources.player,
  },
  {
    name: 'ending',
    resource: resources.owner,
  },
  {
    name: 'upcoming',
    resource: resources.competition,
  },
  {
    name: 'latest',
    resource: resources.admin,
  },
]
