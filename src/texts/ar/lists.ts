import type { lists as french } from '../fr/lists.ts'
import { words } from '../words.ts'

/** The words of a list that is shown; those of its panels come with them. */
export const lists = words('lists', {
  select: (title: string) => `تحديد \u2068${title}\u2069`,
  selectPage: 'تحديد الصفحة',
  toRows: 'الانتقال إلى الأسطر',
  filter: 'تصفية',
  columns: 'الأعمدة',
  export: 'تصدير',
  import: 'استيراد',
  preview: 'معاينة',
  views: 'طرق العرض',
  viewNamed: (name: string) => `طرق العرض: \u2068${name}\u2069`,
} satisfies typeof french)
