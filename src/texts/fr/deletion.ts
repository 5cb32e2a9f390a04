import type { RecordId } from '../../schema/values/record-id.ts'
import { words } from '../words.ts'

const ofSome = (records: number, one: string, more: string) =>
  `${records.toLocaleString('fr-FR')} ${records === 1 ? one : more}`

/** The words of a deletion, before and after it. */
export const deletion = words('deletion', {
  restored: (name: string) =>
    name === '' ? 'La fiche est restaurée.' : `${name}\u202f: la fiche est restaurée.`,
  moved: (name: string) =>
    name === '' ? 'La fiche est dans la corbeille.' : `${name}\u202f: la fiche est dans la corbeille.`,
  /** Of one list, whether together or one after the other. */
  gathered: (records: number) => ofSome(records, 'supprimé', 'supprimés'),
  restorable: (records: number, days: number) =>
    `${records === 1 ? 'Restaurable' : 'Restaurables'} depuis la corbeille pendant ${days} jours.`,
  /** Of what no call deletes. */
  comesBack: (records: number) =>
    records === 1
      ? 'Retirée de cet écran seulement\u202f: elle revient à la prochaine ouverture.'
      : 'Retirées de cet écran seulement\u202f: elles reviennent à la prochaine ouverture.',
  confirm: 'Supprimer',
  cancel: 'Annuler',
  confirmMany: (records: number) => `Supprimer ${records.toLocaleString('fr-FR')}`,
  /** Of many, how many something keeps; before their names. */
  staying: (leaving: number, staying: number, isUsed: boolean) => {
    const deleted =
      leaving === 0 ? 'Aucun ne sera supprimé' : ofSome(leaving, 'sera supprimé', 'seront supprimés')
    const kept = isUsed
      ? ofSome(staying, 'reste, car encore utilisé', 'restent, car encore utilisés')
      : ofSome(staying, 'reste', 'restent')
    return `${deleted}. ${kept}`
  },
  /** Between the record's name and that of the other, which has it in this role. */
  isRoleOf: (role: string) => `est ${role.charAt(0).toLowerCase()}${role.slice(1)} de`,
  /** Of an account that the backend does not delete: the caller's, and the first administrator's. */
  accounts: {
    own: { says: 'C’est votre compte.', name: 'votre compte' },
    main: {
      says: 'C’est le compte de l’administrateur principal.',
      name: 'le compte de l’administrateur principal',
    },
  },
  changeFirst: 'Changez d’abord cette fiche.',
  changeAllFirst: 'Changez d’abord ces fiches.',
  open: 'Ouvrir la fiche',
  openList: 'Ouvrir la liste',
  undo: 'Annuler',
  referring: {
    refuse: 'Fiches liées qui empêchent la suppression\u202f:',
    cascade: 'Fiches qui seront aussi supprimées\u202f:',
    remove: 'Fiches qui perdront la ligne correspondante\u202f:',
    clear: 'Fiches qui n’y seront plus liées\u202f:',
  },
  count: (list: string, total: number) => `${list} (${total.toLocaleString('fr-FR')})`,
  numbered: (id: RecordId) => `n° ${id}`,
})
