import { words } from '../../../texts/words.ts'
import type { tree as french } from './fr.ts'

/** The words of records below others. */
export const tree = words('tree', {
  tree: 'Tree',
  list: 'List',
  below: (title: string) => `Below ${title}`,
  add: (name: string, title: string) => `${name} below ${title}`,
  count: (count: number) => count.toLocaleString('en'),
  more: 'View the others in the list',
  empty: 'No records at the top level.',
  failed: 'The tree could not be loaded.',
} satisfies typeof french)
