import { words } from '../../../../texts/words.ts'
import type { identities as frenchIdentities, signOnAnswers as french } from './fr.ts'

/** What a provider is answered that logs people out, and what is mailed of accounts at providers. */
export const signOnAnswers = words('signOnAnswers', {
  badLogoutToken: 'رمز تسجيل الخروج غير صالح.',
  providerAway: 'خدمة إثبات الهوية لا تستجيب.',
  lastWay: 'هذه وسيلتك الوحيدة لتسجيل الدخول: لا يمكن فصلها.',
  linkedSubject: (name: string) => `ربط حساب خارجي: \u2068${name}\u2069`,
  linked: (name: string, provider: string) =>
    `رُبط للتو حساب «\u2068${provider}\u2069» بحسابك في \u2068${name}\u2069، ويمكن تسجيل الدخول به.`,
  unlinkedSubject: (name: string) => `فصل حساب خارجي: \u2068${name}\u2069`,
  unlinked: (name: string, provider: string) =>
    `فُصل للتو حساب «\u2068${provider}\u2069» عن حسابك في \u2068${name}\u2069.`,
  notYou: 'إن لم تكن أنت من قام بذلك، فأبلغ أحد المسؤولين.',
} satisfies typeof french)

/** The words of one's own accounts at providers. */
export const identities = words('identities', {
  title: 'الحسابات الخارجية',
  hint: 'تُدخلك إلى هنا دون كلمة مرورك.',
  failed: 'تعذّر تحميل الحسابات الخارجية.',
  none: 'لا يوجد حساب خارجي مرتبط بحسابك.',
  since: (moment: string) => `مرتبط منذ ${moment}`,
  unlink: 'فصل',
  unlinkNamed: (name: string) => `فصل: \u2068${name}\u2069`,
  unlinkTitle: (name: string) => `فصل الحساب «\u2068${name}\u2069»؟`,
  unlinkHint:
    'تأكد من معرفة كلمة مرورك: ستحتاج إليها لتسجيل الدخول. تنتهي جلساتك الأخرى. الدخول عبر هذه الخدمة بعنوانك يربط الحساب من جديد.',
  unlinked: 'تم فصل الحساب الخارجي',
} satisfies typeof frenchIdentities)
