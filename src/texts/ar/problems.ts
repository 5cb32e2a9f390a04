import type { problems as french } from '../fr/problems.ts'
import { words } from '../words.ts'

/** What can be done where something could not be read; why it could not is told by a toast. */
export const problems = words('problems', {
  away: 'تبقى القوائم المفتوحة من قبل قابلة للقراءة، وستظهر هذه الشاشة فور عودة الاتصال.',
  refused: 'دورك لا يشمل هذه الشاشة. يمكن للمسؤول الرئيسي أن يمنحك صلاحية الوصول إليها.',
  missing: 'ربما تكون البطاقة في سلة المحذوفات. تُظهر القائمة البطاقات الموجودة.',
  failed: 'يرجى إعادة المحاولة بعد لحظات. تبقى الشاشات الأخرى متاحة.',
  unanswered: 'يرجى إزالة هذه التصفية لعرض القائمة من جديد.',
} satisfies typeof french)
