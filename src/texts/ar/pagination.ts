import type { pagination as french } from '../fr/pagination.ts'
import { formatCount } from './counts.ts'
import { words } from '../words.ts'

/** The words below a list of more rows than a page holds. */
export const pagination = words('pagination', {
  pages: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (page: number) => `الصفحة ${page}`,
  range: (first: number, last: number, total: number) =>
    `${[first, last].map(formatCount).join(' – ')} من ${formatCount(total)}`,
  pageSize: 'عدد البطاقات في الصفحة',
  perPage: (rows: number) => `${rows} في الصفحة`,
} satisfies typeof french)
