import { words } from '../words.ts'

/** The words of charts. */
export const charts = words('charts', {
  rest: (count: number) => `Autres\u202f: ${count.toLocaleString('fr')}`,
  count: 'Nombre',
  total: 'Total',
  table: 'Voir en tableau',
})
