import type { selection as french } from '../fr/selection.ts'
import { words } from '../words.ts'
import { formatCount, ofRecords, records as countRecords } from './counts.ts'

/** Texts about the selected records of a list, and what becomes of them. */
export const selection = words('selection', {
  region: 'التحديد',
  selected: (records: number) => `تم تحديد ${ofRecords(records)}`,
  selectMatching: (records: number) => `تحديد الكل (${formatCount(records)})`,
  only: 'المحددة فقط',
  clear: 'إلغاء التحديد',
  subject: countRecords,
  cancel: 'إلغاء',
  cancelBeside: (label: string) => (label.startsWith('إلغاء') ? 'عدم الإلغاء' : 'إلغاء'),
  stop: 'إيقاف',
  progress: (done: number, all: number) => `${formatCount(done)} من ${formatCount(all)}`,
  refused: (records: number) => `تم رفض ${ofRecords(records)}`,
  reason: (message: string, records: number) =>
    records === 1 ? message : `\u2068${message}\u2069 (${formatCount(records)})`,
} satisfies typeof french)
