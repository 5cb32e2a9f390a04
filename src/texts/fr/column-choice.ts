import { words } from '../words.ts'

/** The words of the panel that chooses columns. */
export const columnChoice = words('columnChoice', {
  reset: 'Rétablir les colonnes',
  moveUp: (header: string) => `Monter ${header}`,
  moveDown: (header: string) => `Descendre ${header}`,
  width: (header: string) => `Largeur de ${header}`,
  density: 'Densité',
  densities: { normal: 'Normale', compact: 'Compacte' },
})
