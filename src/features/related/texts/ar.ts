import { formatCount } from '../../../texts/ar/counts.ts'
import { words } from '../../../texts/words.ts'
import type { related as french } from './fr.ts'

/** The words of the lists below an edit form. */
export const related = words('related', {
  region: 'البطاقات المرتبطة',
  titled: (list: string, field: string) => `\u2068${list}\u2069 · \u2068${field}\u2069`,
  search: (list: string) => `البحث في \u2068${list}\u2069`,
  loading: 'جارٍ التحميل…',
  failed: 'تعذر تحميل هذه القائمة.',
  retry: 'إعادة المحاولة',
  none: 'لا شيء مرتبط بهذه البطاقة.',
  nothingFound: 'لا توجد نتائج',
  all: (total: number) => (total === 1 ? 'عرض في القائمة' : `عرض الكل (${formatCount(total)})`),
  pages: (list: string) => `صفحات \u2068${list}\u2069`,
  page: (page: number, count: number) => `الصفحة ${page} من ${count}`,
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
} satisfies typeof french)
