// Generated from entities/: edit that instead, then run "npm run generate".
import playerIcon from 'lucide-react/icons/shirt'
import teamIcon from 'lucide-react/icons/users-round'
import ownerIcon from 'lucide-react/icons/briefcase-business'
import stadiumIcon from 'lucide-react/icons/land-plot'
import competitionIcon from 'lucide-react/icons/trophy'
import type { HomeCard, HomeWidget } from '../engine/feature.ts'

/** The dashboard, in the order of the menu. */
export const homeCards: readonly HomeCard[] = [
  {
    label: { fr: 'Joueurs', ar: 'اللاعبون', en: 'Players' },
    answer: 'countPlayers',
    path: '/players',
    icon: playerIcon,
  },
  {
    label: { fr: 'Teams', ar: 'الفرق', en: 'Teams' },
    answer: 'countTeams',
    path: '/teams',
    icon: teamIcon,
  },
  {
    label: { fr: 'Proprietaires', ar: 'الملّاك', en: 'Owners' },
    answer: 'countOwners',
    path: '/owners',
    icon: ownerIcon,
  },
  {
    label: { fr: 'Stades', ar: 'الملاعب', en: 'Stadiums' },
    answer: 'countStadiums',
    path: '/stadiums',
    icon: stadiumIcon,
  },
  {
    label: { fr: 'Competitions', ar: 'المنافسات', en: 'Competitions' },
    answer: 'countCompetitions',
    path: '/competitions',
    icon: competitionIcon,
  },
]

/** The answers of the counts, in the order in which first records are made. */
export const homeSteps: readonly string[] = [
  'countOwners',
  'countStadiums',
  'countPlayers',
  'countTeams',
  'countCompetitions',
]

/** What stands below the counts, in the order of the menu and of each config. */
export const homeWidgets: readonly HomeWidget[] = [
  {
    entity: 'player',
    name: 'birthdays',
    shape: 'toDo',
    most: 5,
  },
  {
    entity: 'player',
    name: 'roles',
    shape: 'donut',
    most: 8,
  },
  {
    entity: 'player',
    name: 'wilayas',
    shape: 'bars',
    most: 8,
  },
  {
    entity: 'owner',
    name: 'ending',
    shape: 'toDo',
    most: 5,
  },
  {
    entity: 'competition',
    name: 'week',
    shape: 'toDo',
    most: 5,
  },
  {
    entity: 'admin',
    name: 'latest',
    shape: 'latest',
    most: 8,
  },
]
