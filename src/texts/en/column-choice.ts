import type { columnChoice as french } from '../fr/column-choice.ts'
import { words } from '../words.ts'

/** The words of the panel that chooses columns. */
export const columnChoice = words('columnChoice', {
  reset: 'Reset columns',
  moveUp: (header: string) => `Move ${header} up`,
  moveDown: (header: string) => `Move ${header} down`,
  width: (header: string) => `Width of ${header}`,
  density: 'Density',
  densities: { normal: 'Normal', compact: 'Compact' },
} satisfies typeof french)
