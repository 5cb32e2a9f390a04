import type { lists as french } from '../fr/lists.ts'
import { words } from '../words.ts'

/** The words of a list that is shown; those of its panels come with them. */
export const lists = words('lists', {
  select: (title: string) => `Select ${title}`,
  selectPage: 'Select page',
  toRows: 'Skip to the rows',
  filter: 'Filter',
  columns: 'Columns',
  export: 'Export',
  import: 'Import',
  preview: 'Preview',
  views: 'Views',
  viewNamed: (name: string) => `Views: ${name}`,
} satisfies typeof french)
