import type * as french from '../fr/frame.ts'
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
} satisfies typeof french.screens)

/** The words of a list that is shown; those of its panels come with them. */
export const lists = words('lists', {
  select: (title: string) => `تحديد \u2068${title}\u2069`,
  selectPage: 'تحديد الصفحة',
  toRows: 'الانتقال إلى الأسطر',
  filter: 'تصفية',
  columns: 'الأعمدة',
  export: 'تصدير',
  import: 'استيراد',
  preview: 'معاينة',
  views: 'طرق العرض',
  viewNamed: (name: string) => `طرق العرض: \u2068${name}\u2069`,
} satisfies typeof french.lists)

/** What is said of a call that brought no usable answer. */
export const calls = words('calls', {
  sessionOver: 'انتهت جلستك، يرجى تسجيل الدخول من جديد.',
  unreachable: 'الخادم لا يستجيب. يرجى التحقق من الاتصال ثم إعادة المحاولة.',
  unreadable: (method: string, path: string, status: number) =>
    `رد غير متوقع من الخادم (\u2068${method} ${path}\u2069، ${status}).`,
  unknown: 'حدث خطأ غير متوقع.',
} satisfies typeof french.calls)

/** Between words that are put together from parts. */
export const punctuation = words('punctuation', {
  colon: ': ',
  comma: '، ',
} satisfies typeof french.punctuation)
