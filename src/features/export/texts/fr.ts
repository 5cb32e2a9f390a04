import { words } from '../../../texts/words.ts'

const count = (records: number) => `${records.toLocaleString('fr-FR')} ${records === 1 ? 'fiche' : 'fiches'}`

/** The words of exports, and of the file that an import is written in. */
export const exports = words('exports', {
  title: (records: number) => `Exporter ${count(records)}`,
  columns: 'Colonnes du fichier',
  visible: 'Colonnes affichées',
  all: 'Tous les champs',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  running: 'Préparation du fichier…',
  saveTemplate: 'Télécharger un modèle',
  template: 'Modèle à remplir\u202f:',
  templateOf: (title: string) => `${title} modèle`,
})

/** What an export is refused with. */
export const exportAnswers = words('exportAnswers', {
  badRequest: 'Export invalide\u202f: format, colonnes ou fiches inconnus.',
})
