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
    loggedIn: 'Signed in',
    loggedOut: 'Signed out',
    loginFailed: 'Failed sign-in',
  },
  by: (name: string) => `by ${name}`,
  byProgram: 'automatically',
} satisfies typeof french)
