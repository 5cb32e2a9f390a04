import { words } from '../../../texts/words.ts'
import type { savedViews as french, viewAnswers as frenchAnswers } from './fr.ts'

/** The words of the panel of saved views. */
export const savedViews = words('savedViews', {
  none: 'كل البطاقات',
  saveAs: 'حفظ كعرض',
  update: (name: string) => `تحديث «\u2068${name}\u2069»`,
  name: 'اسم العرض',
  shared: 'مشترك مع كل المسؤولين',
  isDefault: 'يُفتح تلقائيًا',
  save: 'حفظ',
  cancel: 'إلغاء',
  delete: 'حذف العرض',
  edit: (name: string) => `تعديل العرض \u2068${name}\u2069`,
  copyLink: (name: string) => `نسخ رابط \u2068${name}\u2069`,
  linkCopied: 'تم نسخ الرابط',
  linkNotCopied: (link: string) => `تعذر نسخ الرابط: \u2068${link}\u2069`,
} satisfies typeof french)

/** What a change of views is refused with. */
export const viewAnswers = words('viewAnswers', {
  badRequest: 'عرض غير صالح: لا بد من اسم.',
  notFound: 'هذا العرض غير موجود، أو يخص شخصًا آخر.',
  tooMany: 'لديك عروض كثيرة جدًا لهذه القائمة: يرجى حذف أحدها.',
} satisfies typeof frenchAnswers)
