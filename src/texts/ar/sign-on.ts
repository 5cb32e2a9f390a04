import { words } from '../words.ts'
import type { signOn as french } from '../fr/sign-on.ts'

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
} satisfies typeof french)
