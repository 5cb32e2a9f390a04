import { formatCount, ofDays } from '../../../texts/ar/counts.ts'
import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { trash as french } from './fr.ts'

/** The words of deleted records. */
export const trash = words('trash', {
  hint: (days: number) => `تبقى البطاقات المحذوفة هنا مع صورها مدة ${ofDays(days)}.`,
  list: 'القائمة',
  everything: 'كل القوائم',
  deletedBy: (name: string, moment: string) => `تم حذفها من طرف \u2068${name}\u2069 بتاريخ ${moment}`,
  deleted: (moment: string) => `تم حذفها بتاريخ ${moment}`,
  until: (day: string) => `إلى غاية ${day}`,
  restore: 'استرجاع',
  restoreNamed: (name: string) => `استرجاع \u2068${name}\u2069`,
  more: 'عرض المزيد',
  failed: 'تعذر تحميل سلة المحذوفات.',
  empty: 'سلة المحذوفات فارغة',
  emptyHint: 'كل ما تحذفه يمكن استرجاعه من هنا.',
  unknown: 'غير متاح هنا',
  unknownHint: 'ليس لهذا الخادم سلة محذوفات.',
  others: (count: number) =>
    plural('ar', count, {
      one: 'مع بطاقة أخرى',
      two: 'مع بطاقتين أخريين',
      few: `مع ${formatCount(count)} بطاقات أخرى`,
      other: `مع ${formatCount(count)} بطاقة أخرى`,
    }),
} satisfies typeof french)
