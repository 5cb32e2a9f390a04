import { formatCount } from '../../../texts/ar/counts.ts'
import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { jobs as french } from './fr.ts'

/** The words of what is done by the clock. */
export const jobs = words('jobs', {
  title: 'المهام المجدولة',
  minutes: (count: number) =>
    plural('ar', count, {
      one: 'كل دقيقة',
      two: 'كل دقيقتين',
      few: `كل ${formatCount(count)} دقائق`,
      other: `كل ${formatCount(count)} دقيقة`,
    }),
  hours: (count: number) =>
    plural('ar', count, {
      one: 'كل ساعة',
      two: 'كل ساعتين',
      few: `كل ${formatCount(count)} ساعات`,
      other: `كل ${formatCount(count)} ساعة`,
    }),
  days: (count: number) =>
    plural('ar', count, {
      one: 'كل يوم',
      two: 'كل يومين',
      few: `كل ${formatCount(count)} أيام`,
      many: `كل ${formatCount(count)} يومًا`,
      other: `كل ${formatCount(count)} يوم`,
    }),
  outcomes: { done: 'ناجحة', failed: 'فاشلة', interrupted: 'منقطعة', stopped: 'موقوفة' },
  failedHint: 'السبب مذكور في سجل الخادم.',
  never: 'لم تُشغَّل بعد',
  last: (moment: string) => `آخر تشغيل بتاريخ ${moment}`,
  took: (span: string) => `في ظرف ${span}`,
  next: (moment: string) => `التشغيل القادم بتاريخ ${moment}`,
  run: 'تشغيل الآن',
  runNamed: (label: string) => `تشغيل الآن: \u2068${label}\u2069`,
} satisfies typeof french)
