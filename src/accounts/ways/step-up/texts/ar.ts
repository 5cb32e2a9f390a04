import { words } from '../../../../texts/words.ts'
import type { stepUp as french } from './fr.ts'

/** The words of asking again who it is. */
export const stepUp = words('stepUp', {
  title: 'أكّد أنك صاحب الحساب',
  hint: 'هذه العملية تمس الأمان. تُنفَّذ بعد تأكيدك، ويسري التأكيد مدة 15 دقيقة.',
  confirm: 'تأكيد',
} satisfies typeof french)
