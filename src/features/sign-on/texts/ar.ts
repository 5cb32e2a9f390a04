import { words } from '../../../texts/words.ts'
import type { identities as frenchIdentities, signOnAnswers as french } from './fr.ts'

/** What a provider is answered that logs people out. */
export const signOnAnswers = words('signOnAnswers', {
  badLogoutToken: 'رمز تسجيل الخروج غير صالح.',
  providerAway: 'خدمة إثبات الهوية لا تستجيب.',
  lastWay: 'هذه وسيلتك الوحيدة لتسجيل الدخول: لا يمكن فصلها.',
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
