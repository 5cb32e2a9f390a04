import type { PlannedTable } from '../planned-table.ts'

export const LOGIN_ATTEMPTS_TABLE = 'login_attempts'

/** Failed logins, counted by account and by address. */
export const loginAttemptsTable: PlannedTable = {
  name: LOGIN_ATTEMPTS_TABLE,
  columns: [
    /** The hash of what is counted: an account's sign-in name, or an address. */
    { name: 'subject', type: 'text', empty: '' },
    { name: 'failures', type: 'integer', empty: 0 },
    { name: 'last_failed_at', type: 'text', empty: '' },
  ],
  unique: ['subject'],
  lookups: [['last_failed_at']],
}
