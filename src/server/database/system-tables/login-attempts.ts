import type { PlannedTable } from '../planned-table.ts'

export const LOGIN_ATTEMPTS_TABLE = 'login_attempts'

/** Attempts to log in that have not succeeded, by what they are counted for. */
export const loginAttemptsTable: PlannedTable = {
  name: LOGIN_ATTEMPTS_TABLE,
  columns: [
    /** The hash of what is counted: a name, an address, or a name at an address. */
    { name: 'subject', type: 'text', empty: '' },
    /** The hash of the name that was tried, where it is counted for that name; empty elsewhere. */
    { name: 'name_subject', type: 'text', empty: '' },
    { name: 'failures', type: 'integer', empty: 0 },
    /** Until this moment no further attempt is made. */
    { name: 'open_at', type: 'text', empty: '' },
    { name: 'changed_at', type: 'text', empty: '' },
    /** Whether an attempt has succeeded: this person has been here before. */
    { name: 'is_known', type: 'boolean', empty: false },
  ],
  unique: ['subject'],
  lookups: [['changed_at'], ['name_subject']],
}
