import { ofRecords } from '../../../texts/ar/counts.ts'
import { words } from '../../../texts/words.ts'
import type { exportAnswers as frenchAnswers, exports as french } from './fr.ts'

/** The words of exports, and of the file that an import is written in. */
export const exports = words('exports', {
  title: (records: number) => `تصدير ${ofRecords(records)}`,
  columns: 'أعمدة الملف',
  visible: 'الأعمدة المعروضة',
  all: 'كل الحقول',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  running: 'جارٍ تحضير الملف…',
  saveTemplate: 'تنزيل نموذج',
  template: 'نموذج للملء:',
  // The name of a file.
  templateOf: (title: string) => `نموذج ${title}`,
} satisfies typeof french)

/** What an export is refused with. */
export const exportAnswers = words('exportAnswers', {
  badRequest: 'تصدير غير صالح: الصيغة أو الأعمدة أو البطاقات غير معروفة.',
} satisfies typeof frenchAnswers)
