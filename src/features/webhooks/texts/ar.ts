import { counting } from '../../../texts/ar/counts.ts'
import { words } from '../../../texts/words.ts'
import type { webhooks as french } from './fr.ts'

/** The words of the addresses that are told of changes. */
export const webhooks = words('webhooks', {
  title: 'خطافات الويب (Webhooks)',
  states: { none: 'غير مهيأ', failed: 'فاشل', waiting: 'في الانتظار', received: 'محدَّث' },
  events: { created: 'إنشاء', updated: 'تعديل', deleted: 'حذف' },
  to: (host: string) => `إلى \u2068${host}\u2069`,
  waiting: counting({
    one: 'إرسال واحد في الانتظار',
    two: 'إرسالان في الانتظار',
    few: 'إرسالات في الانتظار',
    many: 'إرسالًا في الانتظار',
    other: 'إرسال في الانتظار',
  }),
  failed: counting({
    one: 'إرسال واحد متخلى عنه',
    two: 'إرسالان متخلى عنهما',
    few: 'إرسالات متخلى عنها',
    many: 'إرسالًا متخلى عنه',
    other: 'إرسال متخلى عنه',
  }),
  problem: (problem: string) => `آخر مشكلة: \u2068${problem}\u2069`,
  received: (moment: string) => `آخر إرسال مستلَم بتاريخ ${moment}`,
  retry: 'إعادة الإرسال',
  retryNamed: (label: string) => `إعادة الإرسال: \u2068${label}\u2069`,
} satisfies typeof french)
