// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import type { HomeCard } from '../../../../../src/engine/home-card.ts'

/** The dashboard, in the order of the menu. */
export const homeCards: readonly HomeCard[] = [
  {
    label: 'Artists',
    answer: 'artists',
    path: '/artists',
    icon: 'player',
  },
  {
    label: 'Albums',
    answer: 'albums',
    path: '/albums',
    icon: 'record',
  },
  {
    label: 'Tracks',
    answer: 'tracks',
    path: '/tracks',
    icon: 'competition',
  },
  {
    label: 'Customers',
    answer: 'customers',
    path: '/customers',
    icon: 'team',
  },
  {
    label: 'Invoices',
    answer: 'invoices',
    path: '/invoices',
    icon: 'owner',
  },
]
