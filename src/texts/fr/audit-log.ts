import { words } from '../words.ts'

/** The words of what was done, and of who did it. */
export const auditLog = words('auditLog', {
  actions: {
    created: 'Création',
    updated: 'Modification',
    deleted: 'Suppression',
    restored: 'Restauration',
    ran: 'Action',
    stopped: 'Arrêt',
    roleChanged: 'Rôle modifié',
    keyMade: 'Clé d’API créée',
    keyRevoked: 'Clé d’API révoquée',
    loggedIn: 'Connexion',
    loggedOut: 'Déconnexion',
    loginFailed: 'Échec de connexion',
    proofFailed: 'Échec de confirmation',
    sessionsEnded: 'Sessions terminées',
    invited: 'Invitation',
    invitationWithdrawn: 'Invitation retirée',
    recoveryAsked: 'Demande de mot de passe',
    factorOn: 'Second facteur activé',
    factorOff: 'Second facteur désactivé',
    factorReset: 'Second facteur réinitialisé',
    factorFailed: 'Échec du second facteur',
    codesMade: 'Codes de secours créés',
    codeUsed: 'Code de secours utilisé',
  },
  by: (name: string) => `par ${name}`,
  ofKey: (key: string, name: string) => `clé ${key} de ${name}`,
  byProgram: 'automatiquement',
})
