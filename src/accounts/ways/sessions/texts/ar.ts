import { words } from '../../../../texts/words.ts'
import type { sessions as french, sessionsAnswers as frenchAnswers } from './fr.ts'

/** The words of where somebody is logged in. */
export const sessions = words('sessions', {
  title: 'الأجهزة المتصلة',
  hint: 'اقطع اتصال الأجهزة التي لا تعرفها، ثم غيّر كلمة المرور.',
  failed: 'تعذر تحميل الجلسات.',
  unknown: 'جهاز غير معروف',
  thisOne: 'هذا الجهاز',
  from: (address: string) => `من العنوان \u2068${address}\u2069`,
  begun: (moment: string) => `تسجيل الدخول بتاريخ ${moment}`,
  seen: (moment: string) => `آخر نشاط بتاريخ ${moment}`,
  end: 'قطع الاتصال',
  endNamed: (name: string) => `قطع الاتصال: \u2068${name}\u2069`,
  endOthers: 'قطع اتصال الأجهزة الأخرى',
  ended: 'تم إنهاء الجلسة',
  othersEnded: 'تم إنهاء الجلسات الأخرى',
  newDevice: (name: string, address: string, moment: string) =>
    `تسجيل دخول جديد إلى حسابك: \u2068${name}\u2069، من العنوان \u2068${address}\u2069، بتاريخ ${moment}.`,
  confirm: 'كنت أنا',
  look: 'عرض أجهزتي',
  news: 'تسجيل دخول جديد',
} satisfies typeof french)

/** What is mailed of a login with a new browser. */
export const sessionsAnswers = words('sessionsAnswers', {
  newDeviceSubject: (name: string) => `تسجيل دخول جديد: \u2068${name}\u2069`,
  newDevice: (name: string, device: string, address: string, moment: string) =>
    `تم تسجيل الدخول إلى حسابك في \u2068${name}\u2069 من جهاز جديد: \u2068${device}\u2069، من العنوان \u2068${address}\u2069، بتاريخ ${moment}.`,
  unknownDevice: 'جهاز غير معروف',
  notYou: 'إن لم تكن أنت فغيّر كلمة المرور وأنهِ تلك الجلسة من صفحة الأمان في ملفك الشخصي.',
} satisfies typeof frenchAnswers)
