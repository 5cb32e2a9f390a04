import type { history as french } from '../fr/history.ts'
import { plural } from '../plural.ts'
import { words } from '../words.ts'
import { counting, formatCount } from './counts.ts'

const field = { one: 'حقل واحد', few: 'حقول', many: 'حقلًا', other: 'حقل' }
const fields = counting({ ...field, two: 'حقلان' })
/** After a verbal noun or a preposition. */
const ofFields = counting({ ...field, two: 'حقلين' })

/** What is said of a record's past. */
export const history = words('history', {
  label: 'سجل التعديلات',
  from: (fileName: string) => `استيراد من \u2068${fileName}\u2069`,
  loading: 'جارٍ تحميل سجل التعديلات…',
  failed: 'تعذر تحميل سجل التعديلات.',
  empty: 'لم يُسجَّل أي تعديل بعد.',
  nothingShown: 'لم يتغير أي حقل.',
  fields,
  more: (count: number) =>
    plural('ar', count, {
      one: 'عرض التعديل الأقدم',
      two: 'عرض تعديلين آخرين',
      few: `عرض ${formatCount(count)} تعديلات أخرى`,
      many: `عرض ${formatCount(count)} تعديلًا آخر`,
      other: `عرض ${formatCount(count)} تعديل آخر`,
    }),
  became: 'أصبح',
  putBack: 'استرجاع القيمة القديمة',
  putBackNamed: (label: string) => `استرجاع القيمة القديمة: \u2068${label}\u2069`,
  take: 'استرجاع هذه الحالة',
  takeNamed: (moment: string) => `استرجاع هذه الحالة، بتاريخ ${moment}`,
  differing: (count: number) =>
    `${fields(count)} ${plural('ar', count, { one: 'يختلف', two: 'يختلفان', few: 'تختلف', other: 'يختلف' })} عن الوضع الحالي:`,
  asNow: 'مطابقة للوضع الحالي.',
  taken: (moment: string, count: number) =>
    `تم استرجاع الحالة المؤرخة في ${moment} في الاستمارة مع تمييز ${ofFields(count)}: يرجى التحقق ثم الحفظ.`,
  takenField: (label: string) =>
    `تم استرجاع القيمة القديمة للحقل «\u2068${label}\u2069» في الاستمارة: يرجى التحقق منها ثم الحفظ.`,
} satisfies typeof french)
