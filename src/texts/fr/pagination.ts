import { words } from '../words.ts'

const written = (count: number) => count.toLocaleString('fr')

/** The words below a list of more rows than a page holds. */
export const pagination = words('pagination', {
  pages: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: (page: number) => `Page ${page}`,
  range: (first: number, last: number, total: number) =>
    `${[first, last].map(written).join(' – ')} sur ${written(total)}`,
  pageSize: 'Fiches par page',
  perPage: (rows: number) => `${rows} par page`,
})
