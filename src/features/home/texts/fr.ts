/** The words of the dashboard's widgets. */
export const home = {
  all: (total: number) => (total === 1 ? 'Voir la fiche' : `Voir les ${total.toLocaleString('fr')} fiches`),
  activity: 'Toute l’activité',
  empty: 'Rien à afficher pour le moment',
  none: 'Non renseigné',
  others: 'Autres',
  rest: (count: number) => `Autres\u202f: ${count.toLocaleString('fr')}`,
  count: 'Nombre',
  table: 'Voir en tableau',
  record: 'Fiche',
  change: 'Modification',
  failed: 'Ce contenu n’a pas pu être affiché.',
  unnamed: (id: number) => `Fiche ${id}`,
} as const
