import { words } from '../../../texts/words.ts'

const names = new Intl.ListFormat('fr')

/** What is said of others who work at the same time. */
export const live = words('live', {
  changes: (count: number) => (count === 1 ? '1 changement' : `${count} changements`),
  show: 'Afficher',
  alsoOpen: (others: readonly string[]) =>
    `${names.format(others)} ${others.length === 1 ? 'a' : 'ont'} aussi ouvert cette fiche`,
  changedBy: (name: string | undefined) => (name ? `Modifié par ${name}` : 'Modifié entre-temps'),
  deletedBy: (name: string | undefined) => (name ? `Supprimé par ${name}` : 'Supprimé entre-temps'),
})
