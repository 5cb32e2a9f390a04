const count = (records: number) => `${records.toLocaleString('fr-FR')} ${records === 1 ? 'fiche' : 'fiches'}`

const destroyed = (records: number) => `${count(records)} ${feminine(records, 'supprimée')}`

const feminine = (records: number, participle: string) => participle + (records === 1 ? '' : 's')

/** Texts about several records at once. */
export const bulk = {
  region: 'Sélection',
  selected: (records: number) => `${count(records)} ${feminine(records, 'sélectionnée')}`,
  selectMatching: (records: number) => `Tout sélectionner (${records.toLocaleString('fr-FR')})`,
  clear: 'Désélectionner',
  change: 'Modifier un champ',
  changeShortcut: 'e',
  destroy: 'Supprimer',
  destroyShortcut: 'Suppr',
  field: 'Champ à modifier',
  otherField: 'Autre champ',
  changeTitle: (records: number) => `Modifier ${count(records)}`,
  apply: 'Modifier',
  cancel: 'Annuler',
  stop: 'Arrêter',
  progress: (done: number, all: number) =>
    `${done.toLocaleString('fr-FR')} sur ${all.toLocaleString('fr-FR')}`,
  subject: count,
  updated: (records: number) => `${count(records)} ${feminine(records, 'modifiée')}`,
  destroyed,
  /** Where no call deletes them. */
  destroyedHere: (records: number) => `${destroyed(records)} jusqu’au prochain chargement`,
  moved: (records: number) => `${count(records)} dans la corbeille`,
  restored: (records: number) => `${count(records)} ${feminine(records, 'rétablie')}`,
  refused: (records: number) => `${records.toLocaleString('fr-FR')} ${feminine(records, 'refusée')}`,
  reason: (message: string, records: number) => (records === 1 ? message : `${message} (${records})`),
} as const
