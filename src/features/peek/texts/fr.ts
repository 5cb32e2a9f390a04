import { words } from '../../../texts/words.ts'

/** The words of the panel that reads a record beside its list. */
export const peek = words('peek', {
  close: 'Fermer l’aperçu',
  pin: 'Comparer',
  unpin: 'Ne plus comparer',
  pinned: (name: string) =>
    `${name} reste affichée\u202f: ouvrez l’aperçu d’une autre fiche pour les comparer.`,
  /** Of what may be there for others. */
  notFound: 'Fiche introuvable',
  notFoundHint: 'Elle n’existe pas, ou vous n’y avez pas accès.',
  gone: 'Cette fiche n’existe plus',
  goneHint: 'Elle a été supprimée, ou le lien n’est plus à jour.',
  comparison: 'Comparaison',
  field: 'Champ',
  differs: 'différent',
  differences: (count: number) => {
    if (count === 0) return 'Aucune différence'
    return count === 1 ? '1 différence' : `${count} différences`
  },
  onlyDifferences: 'Seulement les différences',
})
