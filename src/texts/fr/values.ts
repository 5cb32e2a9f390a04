/** How values are told of that no input shows. */
export const values = {
  nothing: 'vide',
  changed: 'modifié',
  record: (id: number) => `fiche n° ${id}`,
} as const
