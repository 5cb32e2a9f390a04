import type { filters as french } from '../fr/filters.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'
import { formatCount } from './counts.ts'

/** The words by which a list is filtered. */
export const filters = words('filters', {
  applied: 'التصفية المطبقة',
  allFields: 'كل الحقول',
  search: 'البحث عن قيمة',
  remove: 'إزالة التصفية',
  clear: 'مسح الكل',
  noMatch: 'لا توجد بطاقة توافق هذه التصفية.',
  unanswered: 'تخص هذه التصفية بيانات لا يرسلها هذا الخادم مع القائمة.',
  records: 'البطاقات',
  span: (from: number, to: number) => (from === to ? `رقم ${from}` : `من رقم ${from} إلى رقم ${to}`),
  more: (count: number) =>
    plural('ar', count, { one: 'وواحدة أخرى', two: 'واثنتان أخريان', other: `و${formatCount(count)} أخرى` }),
  contains: 'يحتوي على',
  startsWith: 'يبدأ بـ',
  from: 'ابتداءً من',
  to: 'إلى غاية',
  since: 'من',
  until: 'إلى',
  timeHint: '14:30',
  within: 'الفترة',
  anniversary: 'الذكرى السنوية',
  anniversaryOf: (period: string) => `الذكرى السنوية (${period})`,
  presence: 'القيمة',
  empty: 'غير محدد',
  filled: 'محدد',
  isNot: 'ليس',
  except: 'ما عدا',
  containsNot: 'لا يحتوي على',
  startsNotWith: 'لا يبدأ بـ',
  or: 'أو',
  combine: 'البطاقات التي توافق',
  all: 'كل هذه التصفيات',
  oneIsEnough: 'تصفية واحدة تكفي',
  invert: 'كل شيء ما عدا ما يلي',
  byFieldOf: (label: string) => `حسب حقل من: \u2068${label}\u2069`,
  quoted: (text: string) => `«\u2068${text}\u2069»`,
  periods: {
    today: 'اليوم',
    thisWeek: 'هذا الأسبوع',
    thisMonth: 'هذا الشهر',
    next30Days: 'الأيام الـ30 القادمة',
    past: 'في الماضي',
    future: 'في المستقبل',
  },
} satisfies typeof french)
