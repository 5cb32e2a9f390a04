import type { entityDefaults as french } from '../fr/entity-defaults.ts'
import { words } from '../words.ts'

/** What a new entity's config says until a person says it better; `one` is what one record is called. */
export const entityDefaults = words('entityDefaults', {
  create: (one: string) => `إضافة ${one}`,
  update: (one: string) => `تعديل ${one}`,
  created: (one: string) => `تمت إضافة ${one}`,
  updated: (one: string) => `تم حفظ ${one}`,
  deleted: (one: string) => `تم حذف ${one}`,
  confirmDelete: (one: string) => `حذف ${one}`,
  inUse: () => 'لا يمكن حذف هذه البطاقة: بطاقات أخرى مرتبطة بها.',
  on: 'نعم',
  off: 'لا',
  confirmation: 'تأكيد كلمة المرور',
} satisfies typeof french)
