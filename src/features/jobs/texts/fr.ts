import { words } from '../../../texts/words.ts'

/** The words of what is done by the clock. */
export const jobs = words('jobs', {
  title: 'Tâches planifiées',
  minutes: (count: number) => (count === 1 ? 'toutes les minutes' : `toutes les ${count} minutes`),
  hours: (count: number) => (count === 1 ? 'toutes les heures' : `toutes les ${count} heures`),
  days: (count: number) => (count === 1 ? 'tous les jours' : `tous les ${count} jours`),
  outcomes: { done: 'Réussie', failed: 'Échouée', interrupted: 'Interrompue', stopped: 'Arrêtée' },
  failedHint: 'Le journal du serveur dit pourquoi.',
  never: 'Pas encore lancée',
  last: (moment: string) => `dernier passage le ${moment}`,
  took: (span: string) => `en ${span}`,
  next: (moment: string) => `prochain passage le ${moment}`,
  run: 'Lancer maintenant',
  runNamed: (label: string) => `Lancer maintenant\u202f: ${label}`,
})
