import type { charts as french } from '../fr/charts.ts'
import { words } from '../words.ts'

/** The words of charts. */
export const charts = words('charts', {
  rest: (count: number) => `Other: ${count.toLocaleString('en')}`,
  count: 'Count',
  total: 'Total',
  table: 'View as table',
} satisfies typeof french)
