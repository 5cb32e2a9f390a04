import type { screens as french } from '../fr/screens.ts'
import { words } from '../words.ts'
import { formatCount, records } from './counts.ts'

/** The words of the first screens; those of the others come with them, and an entity's words stand in its config. */
export const screens = words('screens', {
  menu: {
    label: 'القائمة الرئيسية',
    dashboard: 'لوحة القيادة',
    profile: 'الملف الشخصي',
    logout: 'تسجيل الخروج',
    expand: 'توسيع القائمة',
    collapse: 'طي القائمة',
    open: 'فتح القائمة',
    account: 'حسابي',
    activity: 'النشاط',
    trash: 'سلة المحذوفات',
    skip: 'الانتقال إلى المحتوى',
  },
  login: {
    title: 'فضاء المسؤولين',
    prompt: 'يرجى تسجيل الدخول',
    user: 'البريد الإلكتروني أو الهاتف أو اسم المستخدم',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    showPassword: 'إظهار كلمة المرور أو إخفاؤها',
    success: 'تم تسجيل الدخول بنجاح',
  },
  logout: {
    success: 'تم تسجيل الخروج بنجاح',
  },
  dashboard: {
    title: 'لوحة القيادة',
    failed: 'تعذر تحميل الأرقام.',
    thisWeek: (count: number) => `\u2068+${formatCount(count)}\u2069 هذا الأسبوع`,
  },
  list: {
    search: 'بحث',
    clearSearch: 'مسح البحث',
    actions: 'الإجراءات',
    edit: 'تعديل',
    remove: 'حذف',
    failed: 'تعذر تحميل القائمة.',
    retry: 'إعادة المحاولة',
    count: records,
    loading: 'جارٍ التحميل…',
    sort: 'ترتيب',
    unsorted: 'الأقدم أولًا',
  },
  failure: {
    title: 'حدث خطأ غير متوقع',
    missingTitle: 'تعذر فتح هذه الشاشة حاليًا',
    missing: 'جزء من التطبيق غير متاح. يرجى التحقق من الاتصال ثم إعادة المحاولة.',
  },
} satisfies typeof french)
