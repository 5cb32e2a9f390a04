/** The words around an entity's own actions. */
export const actions = {
  running: 'Action en cours',
  doneWith: (done: string, records: number) => `${done} (${records.toLocaleString('fr-FR')})`,
} as const
