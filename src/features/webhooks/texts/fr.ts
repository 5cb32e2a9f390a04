import { words } from '../../../texts/words.ts'

/** The words of the addresses that are told of changes. */
export const webhooks = words('webhooks', {
  title: 'Webhooks',
  states: { none: 'Non configuré', failed: 'En échec', waiting: 'En attente', received: 'À jour' },
  events: { created: 'création', updated: 'modification', deleted: 'suppression' },
  to: (host: string) => `vers ${host}`,
  waiting: (count: number) => (count === 1 ? '1 envoi en attente' : `${count} envois en attente`),
  failed: (count: number) => (count === 1 ? '1 envoi abandonné' : `${count} envois abandonnés`),
  problem: (problem: string) => `dernier problème\u202f: ${problem}`,
  received: (moment: string) => `dernier envoi reçu le ${moment}`,
  retry: 'Renvoyer',
  retryNamed: (label: string) => `Renvoyer\u202f: ${label}`,
})
