import { formatCount } from '../../../texts/ar/counts.ts'
import { words } from '../../../texts/words.ts'
import type { tree as french } from './fr.ts'

/** The words of records below others. */
export const tree = words('tree', {
  tree: 'شجرة',
  list: 'قائمة',
  below: (title: string) => `تحت \u2068${title}\u2069`,
  add: (name: string, title: string) => `${name} تحت \u2068${title}\u2069`,
  count: (count: number) => formatCount(count),
  more: 'عرض البقية في القائمة',
  empty: 'لا توجد أي بطاقة في أعلى الشجرة.',
  failed: 'تعذر تحميل الشجرة.',
} satisfies typeof french)
