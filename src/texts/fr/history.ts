const did = { created: 'Créé', updated: 'Modifié', deleted: 'Supprimé', restored: 'Rétabli' } as const

/** What is said of a record's past. */
export const history = {
  label: 'Historique',
  did: (action: keyof typeof did, name: string | undefined) =>
    name === undefined ? did[action] : `${did[action]} par ${name}`,
  from: (fileName: string) => `· import de ${fileName}`,
  on: (moment: string) => `le ${moment}`,
  loading: 'Chargement de l’historique…',
  failed: 'L’historique n’a pas pu être chargé.',
  empty: 'Aucune modification n’a encore été enregistrée.',
  nothingShown: 'Aucun champ n’a changé.',
  more: (count: number) => (count === 1 ? 'Afficher la plus ancienne' : `Afficher ${count} de plus`),
  became: 'devient',
  take: 'Reprendre cet état',
  takeNamed: (moment: string) => `Reprendre cet état, du ${moment}`,
  differing: (count: number) =>
    count === 1 ? '1 champ diffère d’aujourd’hui\u202f:' : `${count} champs diffèrent d’aujourd’hui\u202f:`,
  asNow: 'Comme aujourd’hui.',
  taken: (moment: string) =>
    `L’état du ${moment} est repris dans le formulaire\u202f: vérifiez-le, puis enregistrez.`,
} as const
