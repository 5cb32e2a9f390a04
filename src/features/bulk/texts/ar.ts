import { ofRecords } from '../../../texts/ar/counts.ts'
import { words } from '../../../texts/words.ts'
import type { bulk as french, bulkAnswers as frenchAnswers } from './fr.ts'

/** Texts about several records at once. */
export const bulk = words('bulk', {
  change: 'تعديل حقل',
  changeShortcut: 'e',
  destroy: 'حذف',
  destroyShortcut: 'Del',
  field: 'الحقل المراد تعديله',
  otherField: 'حقل آخر',
  changeTitle: (records: number) => `تعديل ${ofRecords(records)}`,
  apply: 'تعديل',
  updated: (records: number) => `تم تعديل ${ofRecords(records)}`,
  destroyed: (records: number) => `تم حذف ${ofRecords(records)}`,
  restored: (records: number) => `تم استرجاع ${ofRecords(records)}`,
} satisfies typeof french)

/** What a change of several records is refused with. */
export const bulkAnswers = words('bulkAnswers', {
  badRequest: (most: number) =>
    `طلب غير صالح: \u2068update\u2069 أو \u2068destroy\u2069 أو \u2068restore\u2069، على ألا يتجاوز ${ofRecords(most)}.`,
} satisfies typeof frenchAnswers)
