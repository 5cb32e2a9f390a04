import { words } from '../../../../texts/words.ts'
import type { invitations as french, invitationsAnswers as frenchAnswers } from './fr.ts'

/** What mails of accounts say, and what a link is refused with. */
export const invitationsAnswers = words('invitationsAnswers', {
  emailWanted: 'يرجى إدخال بريدك الإلكتروني.',
  invitationSubject: (name: string) => `دخولك إلى \u2068${name}\u2069`,
  invitation: (by: string, name: string) =>
    `يدعوك \u2068${by}\u2069 إلى استعمال \u2068${name}\u2069. اختر كلمة المرور لفتح حسابك.`,
  invitationEnds: 'يُستعمل هذا الرابط مرة واحدة، خلال ثلاثة أيام.',
  choosePassword: 'اختيار كلمة المرور',
  recoverySubject: (name: string) => `كلمة المرور الخاصة بك: \u2068${name}\u2069`,
  recovery: (name: string) =>
    `طُلبت كلمة مرور جديدة لحسابك في \u2068${name}\u2069. إن لم تكن أنت صاحب الطلب فتجاهل هذه الرسالة: لن يتغير شيء.`,
  recoveryEnds: 'يُستعمل هذا الرابط مرة واحدة، خلال ساعة.',
  passwordSubject: (name: string) => `تغيير كلمة المرور: \u2068${name}\u2069`,
  passwordChanged: (name: string) => `تم للتو تعيين كلمة مرور حسابك في \u2068${name}\u2069 أو تغييرها.`,
  emailSubject: (name: string) => `تغيير العنوان: \u2068${name}\u2069`,
  emailChanged: (name: string) =>
    `تم للتو تغيير البريد الإلكتروني لحسابك في \u2068${name}\u2069. ستُرسل الرسائل القادمة إلى العنوان الجديد.`,
  nameSubject: (name: string) => `تغيير معرّف الدخول: \u2068${name}\u2069`,
  nameChanged: (name: string) => `تم للتو تغيير ما تُدخله لتسجيل الدخول إلى \u2068${name}\u2069.`,
  notYou: 'إن لم تكن أنت من قام بذلك فأبلغ أحد المسؤولين فورًا.',
} satisfies typeof frenchAnswers)

/** The words of invitations. */
export const invitations = words('invitations', {
  title: 'دعوة',
  hint: 'يختار الشخص كلمة المرور بنفسه، برابط يُستعمل مرة واحدة.',
  newOne: 'دعوة جديدة',
  pending: 'الدعوات المعلقة',
  none: 'لا توجد أي دعوة معلقة.',
  failed: 'تعذر تحميل الدعوات.',
  good: (moment: string) => `الرابط صالح إلى غاية ${moment}`,
  noLink: 'لا يوجد رابط صالح',
  again: 'إعادة الإرسال',
  newLink: 'رابط جديد',
  newLinkNamed: (name: string) => `رابط جديد: \u2068${name}\u2069`,
  withdraw: 'سحب',
  againNamed: (name: string) => `إعادة الإرسال: \u2068${name}\u2069`,
  withdrawNamed: (name: string) => `سحب: \u2068${name}\u2069`,
  sent: 'تم إرسال الدعوة',
  withdrawn: 'تم سحب الدعوة',
  link: 'رابط الدعوة',
  linkHint: 'سلّم هذا الرابط للشخص المعني: لا يُعرض إلا مرة واحدة، ويصلح لثلاثة أيام.',
  copy: 'نسخ',
  copied: 'تم نسخ الرابط',
} satisfies typeof french)
