import { words } from '../words.ts'

/** The words of work that takes a while, and can be stopped. */
export const runs = words('runs', {
  running: 'En cours',
  reached: (done: number, total: number) => `${done} sur ${total}`,
  stop: 'Arrêter',
  stopNamed: (label: string) => `Arrêter\u202f: ${label}`,
  stopping: 'Arrêt demandé',
})
