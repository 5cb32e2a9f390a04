import { words } from '../words.ts'

/** What is said of a call that brought no usable answer. */
export const calls = words('calls', {
  sessionOver: 'Votre session est terminée, veuillez vous reconnecter.',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion puis réessayez.',
  unreadable: (method: string, path: string, status: number) =>
    `Réponse inattendue du serveur (${method} ${path}, ${status}).`,
  unknown: 'Une erreur inattendue est survenue.',
})
