const did = { created: 'Créé', updated: 'Modifié', deleted: 'Supprimé' } as const

/** What is said of a record's past. */
export const history = {
  label: 'Historique',
  did: (action: keyof typeof did, name: string | undefined) =>
    name === undefined ? did[action] : `${did[action]} par ${name}`,
  on: (moment: string) => `le ${moment}`,
  loading: 'Chargement de l’historique…',
  failed: 'L’historique n’a pas pu être chargé.',
  empty: 'Aucune modification n’a encore été enregistrée.',
  nothingShown: 'Aucun champ n’a changé.',
  more: (count: number) => (count === 1 ? 'Afficher la plus ancienne' : `Afficher ${count} de plus`),
  became: 'devient',
} as const
