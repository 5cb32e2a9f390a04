import type { auditLog as french } from '../fr/audit-log.ts'
import { words } from '../words.ts'

/** The words of what was done, and of who did it. */
export const auditLog = words('auditLog', {
  actions: {
    created: 'Created',
    updated: 'Edited',
    deleted: 'Deleted',
    restored: 'Restored',
    ran: 'Action',
    stopped: 'Stopped',
    roleChanged: 'Role changed',
    keyMade: 'API key made',
    keyRevoked: 'API key revoked',
    proposed: 'Proposed by an agent',
    proposalRefused: 'Proposal refused',
    loggedIn: 'Signed in',
    loggedOut: 'Signed out',
    loginFailed: 'Failed sign-in',
    proofFailed: 'Failed confirmation',
    sessionsEnded: 'Sessions ended',
    invited: 'Invitation',
    invitationWithdrawn: 'Invitation withdrawn',
    recoveryAsked: 'Password recovery',
    factorOn: 'Second factor turned on',
    factorOff: 'Second factor turned off',
    factorReset: 'Second factor reset',
    factorFailed: 'Second factor failed',
    codesMade: 'Recovery codes made',
    codeUsed: 'Recovery code used',
    passkeyAdded: 'Passkey added',
    passkeyRemoved: 'Passkey removed',
  },
  by: (name: string) => `by ${name}`,
  ofKey: (key: string, name: string) => `${name}’s key ${key}`,
  accepted: (author: string, name: string) => `${author}, accepted by ${name}`,
  byProgram: 'automatically',
} satisfies typeof french)
