import type * as french from '../fr/import.ts'
import { words } from '../words.ts'

/** The words of files that are exported and imported. */
export const sheets = words('sheets', {
  id: 'الرقم',
  part: (label: string, part: string) => `${label} (${part})`,
  languages: { fr: 'الفرنسية', ar: 'العربية', en: 'الإنجليزية' },
  severalCalled: (label: string, text: string) =>
    `\u2068${label}\u2069: عدة بطاقات تحمل الاسم «\u2068${text}\u2069»، يرجى ذكر رقم البطاقة.`,
  noId: (label: string, text: string) => `\u2068${label}\u2069: «\u2068${text}\u2069» ليس رقم بطاقة.`,
  noneCalled: (label: string, text: string) =>
    `\u2068${label}\u2069: لا توجد بطاقة تحمل الاسم «\u2068${text}\u2069».`,
} satisfies typeof french.sheets)

/** The words of work that takes a while, and can be stopped. */
export const runs = words('runs', {
  running: 'قيد التنفيذ',
  reached: (done: number, total: number) => `${done} من ${total}`,
  stop: 'إيقاف',
  stopNamed: (label: string) => `إيقاف: \u2068${label}\u2069`,
  stopping: 'تم طلب الإيقاف',
} satisfies typeof french.runs)
