import type * as french from '../fr/list.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'
import { formatCount, ofRecords, records as countRecords } from './counts.ts'

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
} satisfies typeof french.filters)

/** The words of the panel that chooses columns. */
export const columnChoice = words('columnChoice', {
  reset: 'استعادة الأعمدة الأصلية',
  moveUp: (header: string) => `نقل \u2068${header}\u2069 إلى الأعلى`,
  moveDown: (header: string) => `نقل \u2068${header}\u2069 إلى الأسفل`,
  width: (header: string) => `عرض العمود \u2068${header}\u2069`,
  density: 'كثافة الأسطر',
  densities: { normal: 'عادية', compact: 'متراصة' },
} satisfies typeof french.columnChoice)

/** Texts about the selected records of a list, and what becomes of them. */
export const selection = words('selection', {
  region: 'التحديد',
  selected: (records: number) => `تم تحديد ${ofRecords(records)}`,
  selectMatching: (records: number) => `تحديد الكل (${formatCount(records)})`,
  only: 'المحددة فقط',
  clear: 'إلغاء التحديد',
  subject: countRecords,
  cancel: 'إلغاء',
  cancelBeside: (label: string) => (label.startsWith('إلغاء') ? 'عدم الإلغاء' : 'إلغاء'),
  stop: 'إيقاف',
  progress: (done: number, all: number) => `${formatCount(done)} من ${formatCount(all)}`,
  refused: (records: number) => `تم رفض ${ofRecords(records)}`,
  reason: (message: string, records: number) =>
    records === 1 ? message : `\u2068${message}\u2069 (${formatCount(records)})`,
} satisfies typeof french.selection)

/** The words below a list of more rows than a page holds. */
export const pagination = words('pagination', {
  pages: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (page: number) => `الصفحة ${page}`,
  range: (first: number, last: number, total: number) =>
    `${[first, last].map(formatCount).join(' – ')} من ${formatCount(total)}`,
  pageSize: 'عدد البطاقات في الصفحة',
  perPage: (rows: number) => `${rows} في الصفحة`,
} satisfies typeof french.pagination)

/** What stands in the place of a list that has no rows. */
export const listEmpty = words('listEmpty', {
  title: 'لا يوجد ما يُعرض حاليًا',
  hint: 'يمكن البدء ببطاقة أولى، أو بملف يحتوي على عدة بطاقات.',
  add: 'إضافة',
  noMatch: 'لا توجد نتائج',
  noMatchHint: (query: string) => `لا توجد بطاقة توافق «\u2068${query}\u2069».`,
} satisfies typeof french.listEmpty)

/** Texts about cells that are edited where they stand. */
export const cells = words('cells', {
  changedMeanwhile:
    'تم تعديل هذه القيمة في هذه الأثناء. هذه هي البطاقة في حالتها الراهنة؛ وما أدخلته محفوظ فيها كمسودة.',
  unmatched: 'لم تعد توافق التصفية',
  onOtherPage: 'تنتقل إلى صفحة أخرى',
} satisfies typeof french.cells)

/** The words of charts. */
export const charts = words('charts', {
  rest: (count: number) => `أخرى: ${formatCount(count)}`,
  count: 'العدد',
  total: 'المجموع',
  table: 'عرض في جدول',
} satisfies typeof french.charts)

/** The words around what a program's custom pages show. */
export const customPages = words('customPages', {
  failed: 'تعذّر تحميل هذه الشاشة.',
  more: 'هناك بطاقات أكثر مما تعرضه هذه الشاشة.',
} satisfies typeof french.customPages)
