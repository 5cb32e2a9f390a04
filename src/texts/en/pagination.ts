import type { pagination as french } from '../fr/pagination.ts'
import { words } from '../words.ts'

const written = (count: number) => count.toLocaleString('en')

/** The words below a list of more rows than a page holds. */
export const pagination = words('pagination', {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  range: (first: number, last: number, total: number) =>
    `${[first, last].map(written).join('–')} of ${written(total)}`,
  pageSize: 'Records per page',
  perPage: (rows: number) => `${rows} per page`,
} satisfies typeof french)
