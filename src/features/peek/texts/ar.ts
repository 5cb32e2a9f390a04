import { counting } from '../../../texts/ar/counts.ts'
import { words } from '../../../texts/words.ts'
import type { peek as french } from './fr.ts'

const differences = counting({
  one: 'اختلاف واحد',
  two: 'اختلافان',
  few: 'اختلافات',
  many: 'اختلافًا',
  other: 'اختلاف',
})

/** The words of the panel that reads a record beside its list. */
export const peek = words('peek', {
  close: 'إغلاق المعاينة',
  pin: 'مقارنة',
  unpin: 'إنهاء المقارنة',
  pinned: (name: string) =>
    `تبقى البطاقة \u2068${name}\u2069 معروضة: يرجى فتح معاينة بطاقة أخرى للمقارنة بينهما.`,
  /** Of what may be there for others. */
  notFound: 'البطاقة غير متاحة',
  notFoundHint: 'إنها غير موجودة، أو ليست لك صلاحية الوصول إليها.',
  gone: 'لم تعد هذه البطاقة موجودة',
  goneHint: 'تم حذفها، أو لم يعد الرابط صالحًا.',
  comparison: 'المقارنة',
  field: 'الحقل',
  differs: 'مختلف',
  differences: (count: number) => (count === 0 ? 'لا يوجد أي اختلاف' : differences(count)),
  onlyDifferences: 'الاختلافات فقط',
} satisfies typeof french)
