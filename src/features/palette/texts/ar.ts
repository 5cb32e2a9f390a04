import { words } from '../../../texts/words.ts'
import type { keyboard as french } from './fr.ts'

/** The command palette and the keyboard shortcuts. */
export const keyboard = words('keyboard', {
  palette: {
    label: 'لوحة الأوامر',
    search: 'البحث عن شاشة أو إجراء أو بطاقة',
    open: 'البحث في كل مكان',
    recent: 'الأحدث',
    screens: 'الشاشات',
    actions: 'الإجراءات',
    nothing: 'لا توجد نتائج',
    searching: 'جارٍ البحث…',
  },
  help: {
    title: 'اختصارات لوحة المفاتيح',
    close: 'إغلاق',
    open: 'اختصارات لوحة المفاتيح',
  },
  keys: { enter: 'إدخال', space: 'مسافة', delete: 'حذف' },
  shortcuts: {
    palette: 'فتح لوحة الأوامر',
    search: 'البحث في القائمة',
    filter: 'تصفية القائمة',
    add: 'إضافة بطاقة',
    next: 'السطر التالي',
    previous: 'السطر السابق',
    enter: 'فتح بطاقة السطر',
    peek: 'معاينة بطاقة السطر بجانب القائمة',
    select: 'تحديد السطر',
    selectPage: 'تحديد الصفحة',
    changeSelected: 'تعديل حقل في البطاقات المحددة',
    destroySelected: 'حذف البطاقات المحددة',
    undo: 'التراجع عن الحذف',
    editCell: 'تعديل خلية من السطر',
    save: 'حفظ الاستمارة',
    help: 'عرض الاختصارات',
  },
  preference: {
    label: 'اختصارات لوحة المفاتيح',
    hint: 'مفتاح واحد للبحث أو الإضافة أو الانتقال من سطر إلى آخر. المفتاح «\u2068?\u2069» يعرضها كلها.',
  },
} satisfies typeof french)
