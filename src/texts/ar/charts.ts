import type { charts as french } from '../fr/charts.ts'
import { formatCount } from './counts.ts'
import { words } from '../words.ts'

/** The words of charts. */
export const charts = words('charts', {
  rest: (count: number) => `أخرى: ${formatCount(count)}`,
  count: 'العدد',
  total: 'المجموع',
  table: 'عرض في جدول',
} satisfies typeof french)
