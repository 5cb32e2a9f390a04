const count = (records: number) => `${records.toLocaleString('fr-FR')} ${records === 1 ? 'fiche' : 'fiches'}`

/** The words of exports, of the way to an import, and of printing a list. */
export const exports = {
  title: (records: number) => `Exporter ${count(records)}`,
  columns: 'Colonnes du fichier',
  visible: 'Colonnes affichées',
  all: 'Tous les champs',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  running: 'Préparation du fichier…',
  import: 'Importer un fichier',
  print: 'Imprimer la liste',
  firstOf: (shown: number, total: number) =>
    `${shown.toLocaleString('fr-FR')} premières fiches sur ${total.toLocaleString('fr-FR')}`,
} as const
