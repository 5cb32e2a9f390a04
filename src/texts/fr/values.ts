import type { RecordId } from '../../schema/values/record-id.ts'
import { words } from '../words.ts'

/** How values are told of that no input shows. */
export const values = words('values', {
  nothing: 'non renseigné',
  changed: 'modifié',
  sameRows: (count: number) => (count === 1 ? '1 ligne inchangée' : `${count} lignes inchangées`),
  record: (id: RecordId) => `fiche n° ${id}`,
})
