import { words } from '../../../texts/words.ts'
import type { savedViews as french, viewAnswers as frenchAnswers } from './fr.ts'

/** The words of the panel of saved views. */
export const savedViews = words('savedViews', {
  none: 'كل البطاقات',
  saveAs: 'حفظ كطريقة عرض',
  update: (name: string) => `تحديث «\u2068${name}\u2069»`,
  name: 'اسم طريقة العرض',
  shared: 'مشتركة مع كل المسؤولين',
  isDefault: 'تُفتح تلقائيًا',
  save: 'حفظ',
  cancel: 'إلغاء',
  delete: 'حذف طريقة العرض',
  edit: (name: string) => `تعديل طريقة العرض \u2068${name}\u2069`,
  copyLink: (name: string) => `نسخ رابط \u2068${name}\u2069`,
  linkCopied: 'تم نسخ الرابط',
  linkNotCopied: (link: string) => `تعذر نسخ الرابط: \u2068${link}\u2069`,
} satisfies typeof french)

/** What a change of views is refused with. */
export const viewAnswers = words('viewAnswers', {
  badRequest: 'طريقة عرض غير صالحة: لا بد من اسم.',
  notFound: 'طريقة العرض هذه غير موجودة، أو تخص شخصًا آخر.',
  tooMany: 'لديك طرق عرض كثيرة جدًا لهذه القائمة: يرجى حذف إحداها.',
} satisfies typeof frenchAnswers)
