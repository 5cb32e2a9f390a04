import { words } from '../../../texts/words.ts'

/** The words around an entity's own actions. */
export const actions = words('actions', {
  running: 'Action en cours',
  stopped: (done: number, total: number) =>
    total === 0 ? 'arrêté' : `${done.toLocaleString('fr-FR')} sur ${total.toLocaleString('fr-FR')}, arrêté`,
  doneWith: (done: string, records: number) => `${done} (${records.toLocaleString('fr-FR')})`,
  runs: 'Actions en cours',
  since: (moment: string) => `depuis le ${moment}`,
})

/** What a run is refused with. */
export const actionAnswers = words('actionAnswers', {
  badPart: {
    ids: (most: number) => `ids\u202f: une liste d’identifiants de fiches, ${most} au plus.`,
    values: 'values\u202f: les valeurs du formulaire, par nom de champ.',
    run: 'run\u202f: de 20 à 100 lettres, chiffres, tirets ou soulignés.',
  },
  undone: 'Rien n’a été fait ici\u202f: une autre fiche est refusée.',
  onRecords: (label: string) => `«\u202f${label}\u202f» porte sur des fiches\u202f: choisissez-en.`,
  onList: (label: string) =>
    `«\u202f${label}\u202f» porte sur toute la liste\u202f: aucune fiche n’est à choisir.`,
  notAsItIs: (label: string) =>
    `«\u202f${label}\u202f» n’est pas possible avec cette fiche dans son état actuel.`,
})
