import type { listEmpty as french } from '../fr/list-empty.ts'
import { words } from '../words.ts'

/** What stands in the place of a list that has no rows. */
export const listEmpty = words('listEmpty', {
  title: 'لا يوجد ما يُعرض حاليًا',
  hint: 'يمكن البدء ببطاقة أولى، أو بملف يحتوي على عدة بطاقات.',
  add: 'إضافة',
  noMatch: 'لا توجد نتائج',
  noMatchHint: (query: string) => `لا توجد بطاقة توافق «\u2068${query}\u2069».`,
} satisfies typeof french)
