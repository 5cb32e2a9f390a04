/** What features may use of who gets in; nothing else of it is imported by them. */
export { readAccountStatus } from './server/account-status.ts'
export { initialPasswordOf } from './server/passwords.ts'
export { readSessionCookie } from './server/session/session-token.ts'
export type { Sessions } from './server/session/sessions.ts'
