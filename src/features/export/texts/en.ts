import { plural } from '../../../texts/plural.ts'
import { words } from '../../../texts/words.ts'
import type { exportAnswers as frenchAnswers, exports as frenchExports } from './fr.ts'

const count = (records: number) =>
  `${records.toLocaleString('en')} ${plural('en', records, { one: 'record', other: 'records' })}`

/** The words of exports, and of the file that an import is written in. */
export const exports = words('exports', {
  title: (records: number) => `Export ${count(records)}`,
  columns: 'Columns of the file',
  visible: 'Visible columns',
  all: 'All fields',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  running: 'Preparing the file…',
  saveTemplate: 'Download a template',
  template: 'Template to fill in:',
  templateOf: (title: string) => `${title} template`,
} satisfies typeof frenchExports)

/** What an export is refused with. */
export const exportAnswers = words('exportAnswers', {
  badRequest: 'Invalid export: unknown format, columns or records.',
} satisfies typeof frenchAnswers)
