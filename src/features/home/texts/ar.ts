import { counting, formatCount } from '../../../texts/ar/counts.ts'
import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { home as french } from './fr.ts'

/** The words of the dashboard's widgets. */
export const home = words('home', {
  all: (total: number) =>
    plural('ar', total, {
      one: 'عرض البطاقة',
      two: 'عرض البطاقتين',
      other: `عرض كل البطاقات (${formatCount(total)})`,
    }),
  activity: 'كل النشاط',
  emptyList: 'لا توجد أي بطاقة حاليًا.',
  emptyChart: 'يُرسم هذا البيان ابتداءً من أول بطاقة.',
  firstSteps: 'للبدء',
  firstStepsHint: 'بهذا الترتيب، تجد كل بطاقة البطاقات التي تحتاج إليها.',
  done: (done: number, all: number) => `${done} من ${all}`,
  stepDone: 'تم',
  add: 'إضافة',
  choosePassword: 'اختيار كلمة المرور الخاصة بك',
  addEmail: 'إضافة عنوان بريدك الإلكتروني',
  choose: 'اختيار',
  hideFirstSteps: 'إخفاء',
  toDo: 'للمعالجة',
  unfinishedWork: 'للإتمام',
  discard: 'حذف',
  nothingToDo: 'لا شيء ينتظرك حاليًا.',
  years: counting({ one: 'سنة واحدة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' }),
  justNow: 'الآن',
  arrange: 'تخصيص',
  cards: 'عناصر لوحة القيادة',
  resetCards: 'استعادة العناصر الأصلية',
  allHidden: 'كل العناصر مخفية: زر «تخصيص» يعيد إظهارها.',
  noRole: 'ليست لديك أي صلاحية بعد',
  noRoleHint: 'يجب أن يسند إليك أحد المسؤولين دورًا أولًا. أما ملفك الشخصي فهو متاح لك.',
  none: 'غير محدد',
  others: 'أخرى',
  failed: 'تعذر عرض هذا المحتوى.',
  unnamed: (id: number | string) => `البطاقة رقم \u2068${id}\u2069`,
} satisfies typeof french)
