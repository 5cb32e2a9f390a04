// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { HomeCard } from '../engine/home-card.ts'

/** The dashboard, in the order of the menu. */
export const homeCards: readonly HomeCard[] = [
  {
    label: 'Joueurs',
    answer: 'countPlayers',
    path: '/players',
    icon: 'player',
  },
  {
    label: 'Teams',
    answer: 'countTeams',
    path: '/teams',
    icon: 'team',
  },
  {
    label: 'Proprietaires',
    answer: 'countOwners',
    path: '/owners',
    icon: 'owner',
  },
  {
    label: 'Stades',
    answer: 'countStadiums',
    path: '/stadiums',
    icon: 'stadium',
  },
  {
    label: 'Competitions',
    answer: 'countCompetitions',
    path: '/competitions',
    icon: 'competition',
  },
]
