import { words } from '../../../texts/words.ts'
import type { activity as french } from './fr.ts'

/** The words of all that was done. */
export const activity = words('activity', {
  filters: 'التصفية',
  person: 'الشخص',
  everybody: 'الجميع',
  entity: 'القائمة',
  everything: 'كل القوائم',
  action: 'الإجراء',
  everyAction: 'كل الإجراءات',
  logins: 'تسجيلات الدخول والخروج',
  day: 'اليوم المحدد',
  today: 'اليوم',
  yesterday: 'أمس',
  clear: 'عرض الكل',
  more: 'عرض المزيد',
  failed: 'تعذر تحميل النشاط.',
  empty: 'لا يوجد أي نشاط',
  emptyHint: 'لا يوجد ما يوافق هذه التصفية.',
  unknown: 'غير متاح هنا',
  unknownHint: 'هذا الخادم لا يحتفظ بسجل.',
} satisfies typeof french)
