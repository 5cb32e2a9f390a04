import type { runs as french } from '../fr/runs.ts'
import { words } from '../words.ts'

/** The words of work that takes a while, and can be stopped. */
export const runs = words('runs', {
  running: 'قيد التنفيذ',
  reached: (done: number, total: number) => `${done} من ${total}`,
  stop: 'إيقاف',
  stopNamed: (label: string) => `إيقاف: \u2068${label}\u2069`,
  stopping: 'تم طلب الإيقاف',
} satisfies typeof french)
