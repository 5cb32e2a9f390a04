import { words } from '../words.ts'

/** What is said of a record's past. */
export const history = words('history', {
  label: 'Historique',
  from: (fileName: string) => `import de ${fileName}`,
  loading: 'Chargement de l’historique…',
  failed: 'L’historique n’a pas pu être chargé.',
  empty: 'Aucune modification n’a encore été enregistrée.',
  nothingShown: 'Aucun champ n’a changé.',
  fields: (count: number) => (count === 1 ? '1 champ' : `${count} champs`),
  more: (count: number) => (count === 1 ? 'Afficher la plus ancienne' : `Afficher ${count} de plus`),
  became: 'devient',
  putBack: 'Reprendre l’ancienne valeur',
  putBackNamed: (label: string) => `Reprendre l’ancienne valeur\u202f: ${label}`,
  take: 'Reprendre cet état',
  takeNamed: (moment: string) => `Reprendre cet état, du ${moment}`,
  differing: (count: number) =>
    count === 1 ? '1 champ diffère d’aujourd’hui\u202f:' : `${count} champs diffèrent d’aujourd’hui\u202f:`,
  asNow: 'Comme aujourd’hui.',
  taken: (moment: string, count: number) =>
    `L’état du ${moment} est repris dans le formulaire, ${count === 1 ? '1 champ est marqué' : `${count} champs sont marqués`}\u202f: vérifiez, puis enregistrez.`,
  takenField: (label: string) =>
    `L’ancienne valeur de «\u202f${label}\u202f» est reprise dans le formulaire\u202f: vérifiez-la, puis enregistrez.`,
})
