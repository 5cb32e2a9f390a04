import type { calls as french } from '../fr/calls.ts'
import { words } from '../words.ts'

/** What is said of a call that brought no usable answer. */
export const calls = words('calls', {
  sessionOver: 'انتهت جلستك، يرجى تسجيل الدخول من جديد.',
  unreachable: 'الخادم لا يستجيب. يرجى التحقق من الاتصال ثم إعادة المحاولة.',
  unreadable: (method: string, path: string, status: number) =>
    `رد غير متوقع من الخادم (\u2068${method} ${path}\u2069، ${status}).`,
  unknown: 'حدث خطأ غير متوقع.',
} satisfies typeof french)
