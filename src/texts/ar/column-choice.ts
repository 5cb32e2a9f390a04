import type { columnChoice as french } from '../fr/column-choice.ts'
import { words } from '../words.ts'

/** The words of the panel that chooses columns. */
export const columnChoice = words('columnChoice', {
  reset: 'استعادة الأعمدة الأصلية',
  moveUp: (header: string) => `نقل \u2068${header}\u2069 إلى الأعلى`,
  moveDown: (header: string) => `نقل \u2068${header}\u2069 إلى الأسفل`,
  width: (header: string) => `عرض العمود \u2068${header}\u2069`,
  density: 'كثافة الأسطر',
  densities: { normal: 'عادية', compact: 'متراصة' },
} satisfies typeof french)
