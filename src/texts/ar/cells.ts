import type { cells as french } from '../fr/cells.ts'
import { words } from '../words.ts'

/** Texts about cells that are edited where they stand. */
export const cells = words('cells', {
  changedMeanwhile:
    'تم تعديل هذه القيمة في هذه الأثناء. هذه هي البطاقة في حالتها الراهنة؛ وما أدخلته محفوظ فيها كمسودة.',
  unmatched: 'لم تعد توافق التصفية',
  onOtherPage: 'تنتقل إلى صفحة أخرى',
} satisfies typeof french)
