/** The words around an entity's own actions. */
export const actions = {
  running: 'Action en cours',
  stopped: (done: number, total: number) =>
    total === 0 ? 'arrêté' : `${done.toLocaleString('fr-FR')} sur ${total.toLocaleString('fr-FR')}, arrêté`,
  doneWith: (done: string, records: number) => `${done} (${records.toLocaleString('fr-FR')})`,
  runs: 'Actions en cours',
  since: (moment: string) => `depuis le ${moment}`,
} as const
