import { words } from '../words.ts'
import type { links as french } from '../fr/links.ts'

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
} satisfies typeof french)
