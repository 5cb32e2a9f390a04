// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import type { HomeCard } from '../../../../../src/engine/home-card.ts'

/** The dashboard, in the order of the menu. */
export const homeCards: readonly HomeCard[] = [
  {
    label: 'Propriétaires',
    answer: 'keeper_count',
    path: '/keepers',
    icon: 'owner',
  },
  {
    label: 'Animaux',
    answer: 'pet_count',
    path: '/pets',
    icon: 'player',
  },
  {
    label: 'Visites',
    answer: 'visit_count',
    path: '/visits',
    icon: 'competition',
  },
]
