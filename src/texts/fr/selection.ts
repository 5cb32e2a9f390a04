import { words } from '../words.ts'

const count = (records: number) => `${records.toLocaleString('fr-FR')} ${records === 1 ? 'fiche' : 'fiches'}`

const feminine = (records: number, participle: string) => participle + (records === 1 ? '' : 's')

/** Texts about the selected records of a list, and what becomes of them. */
export const selection = words('selection', {
  region: 'Sélection',
  selected: (records: number) => `${count(records)} ${feminine(records, 'sélectionnée')}`,
  selectMatching: (records: number) => `Tout sélectionner (${records.toLocaleString('fr-FR')})`,
  only: 'Seulement la sélection',
  clear: 'Désélectionner',
  subject: count,
  cancel: 'Annuler',
  /** Beside the button of what is called so itself: `Annuler la commande`. */
  cancelBeside: (label: string) => (/^annuler/i.test(label) ? 'Ne pas annuler' : 'Annuler'),
  stop: 'Arrêter',
  progress: (done: number, all: number) =>
    `${done.toLocaleString('fr-FR')} sur ${all.toLocaleString('fr-FR')}`,
  refused: (records: number) => `${records.toLocaleString('fr-FR')} ${feminine(records, 'refusée')}`,
  reason: (message: string, records: number) => (records === 1 ? message : `${message} (${records})`),
})
