import { words } from '../../../texts/words.ts'
import type { signOnAnswers as french } from './fr.ts'

/** What a provider is answered that logs people out. */
export const signOnAnswers = words('signOnAnswers', {
  badLogoutToken: 'رمز تسجيل الخروج غير صالح.',
  providerAway: 'خدمة إثبات الهوية لا تستجيب.',
} satisfies typeof french)
