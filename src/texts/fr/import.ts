import { words } from '../words.ts'

/** The words of files that are exported and imported. */
export const sheets = words('sheets', {
  id: 'N°',
  part: (label: string, part: string) => `${label} (${part})`,
  languages: { fr: 'français', ar: 'arabe', en: 'anglais' },
  severalCalled: (label: string, text: string) =>
    `${label}\u202f: plusieurs fiches s’appellent «\u202f${text}\u202f»\u202f: indiquez le numéro de la bonne.`,
  noId: (label: string, text: string) =>
    `${label}\u202f: «\u202f${text}\u202f» n’est pas un numéro de fiche.`,
  noneCalled: (label: string, text: string) =>
    `${label}\u202f: aucune fiche ne s’appelle «\u202f${text}\u202f».`,
})

/** The words of work that takes a while, and can be stopped. */
export const runs = words('runs', {
  running: 'En cours',
  reached: (done: number, total: number) => `${done} sur ${total}`,
  stop: 'Arrêter',
  stopNamed: (label: string) => `Arrêter\u202f: ${label}`,
  stopping: 'Arrêt demandé',
})
