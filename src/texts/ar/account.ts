import type * as french from '../fr/account.ts'
import { words } from '../words.ts'

/** The words of logging in with a provider. */
export const signOn = words('signOn', {
  with: (name: string) => `المتابعة عبر \u2068${name}\u2069`,
  or: 'أو',
  withPassword: 'دخول المسؤول',
  problems: {
    denied: 'أُلغي تسجيل الدخول.',
    unavailable: 'خدمة إثبات الهوية لا تستجيب. أعد المحاولة بعد قليل.',
    clock: 'ساعة خدمة إثبات الهوية لا توافق ساعة هذا الخادم. أبلغ أحد المسؤولين.',
    refused: 'لم تؤكد خدمة إثبات الهوية تسجيل الدخول. أعد المحاولة.',
    elsewhere: 'بدأ تسجيل الدخول هذا في متصفح آخر أو منذ وقت طويل. أعد المحاولة.',
    unverified: 'لا تؤكد خدمة إثبات الهوية بريدك الإلكتروني. أبلغ أحد المسؤولين.',
    unknown: 'لا يوجد حساب ببريدك الإلكتروني. اطلب الدخول من أحد المسؤولين.',
    otherPerson: 'هذا الحساب مرتبط بهوية أخرى. أبلغ أحد المسؤولين.',
    passwordOnly: 'لا يُسجَّل الدخول إلى هذا الحساب إلا بكلمة المرور.',
    incomplete: 'تعذر إنشاء حسابك. أبلغ أحد المسؤولين.',
    suspended: 'حسابك موقوف. أبلغ أحد المسؤولين.',
    expired: 'انتهت صلاحية حسابك. أبلغ أحد المسؤولين.',
    tooMany: 'محاولات كثيرة جدًا. أعد المحاولة بعد دقائق.',
  },
} satisfies typeof french.signOn)

/** The words of one's own account. */
export const profile = words('profile', {
  title: 'الملف الشخصي',
  failed: 'تعذر تحميل البطاقة.',
  edit: 'تعديل الملف الشخصي',
  password: 'تغيير كلمة المرور',
  editTitle: 'تعديل الملف الشخصي',
  passwordTitle: 'تغيير كلمة المرور',
  emailStays: 'عنوانك يربطك بخدمة إثبات الهوية: يمكن لأحد المسؤولين تغييره.',
  currentPassword: 'كلمة المرور الحالية',
  newPassword: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور',
  updated: 'تم تحديث البيانات بنجاح',
  passwordUpdated: 'تم تحديث كلمة المرور بنجاح',
  /** Of what an account must have and lacks. */
  missing: (labels: string) => `ما زال ينقص ملفك الشخصي: \u2068${labels}\u2069.`,
  nothing: 'غير محدد',
} satisfies typeof french.profile)

/** The words of links by which people set their password, before they are logged in. */
export const links = words('links', {
  invitation: 'اختر كلمة المرور',
  recovery: 'كلمة مرور جديدة',
  ownPassword: 'اختيار كلمة مرور شخصية',
  askTitle: 'نسيت كلمة المرور',
  askHint: 'أدخل البريد الإلكتروني لحسابك: سيُرسل إليه رابط لاختيار كلمة مرور جديدة.',
  email: 'البريد الإلكتروني',
  ask: 'إرسال الرابط',
  asked: 'إن كان لأحد الحسابات هذا العنوان فقد أُرسل إليه رابط. يُستعمل مرة واحدة، خلال ساعة.',
  overTitle: 'رابط غير صالح',
  over: 'هذا الرابط غير صالح أو لم يعد صالحًا: استُعمل من قبل، أو انتهت مدته، أو تغيّر الحساب.',
  failed: 'تعذر التحقق من الرابط.',
  retry: 'إعادة المحاولة',
  save: 'حفظ',
  setTitle: 'تم حفظ كلمة المرور',
  set: 'يمكنك الآن تسجيل الدخول.',
  toLogin: 'تسجيل الدخول',
  back: 'العودة إلى تسجيل الدخول',
  forgotten: 'نسيت كلمة المرور؟',
  another: 'طلب رابط آخر',
  account: (user: string) => `الحساب: \u2068${user}\u2069`,
} satisfies typeof french.links)

/** The words of what each person chooses for oneself, in the menu of the person. */
export const preferences = words('preferences', {
  language: 'اللغة',
  colorScheme: {
    label: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    auto: 'حسب النظام',
  },
} satisfies typeof french.preferences)

/** The words of what keeps one's own account safe. */
export const security = words('security', {
  title: 'الأمان',
} satisfies typeof french.security)

/** What devices are called. */
export const devices = words('devices', {
  on: (browser: string, system: string) => `\u2068${browser}\u2069 على \u2068${system}\u2069`,
} satisfies typeof french.devices)

/** The words of a login whose password was right, and that waits for more. */
export const pendingLogin = words('pendingLogin', {
  title: 'التحقق بخطوتين',
  failed: 'تعذّر استئناف تسجيل الدخول.',
  startOver: 'إعادة تسجيل الدخول من البداية',
} satisfies typeof french.pendingLogin)
