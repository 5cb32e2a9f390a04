import type { PlannedTable } from '../planned-table.ts'

export const AUDIT_LOG_TABLE = 'audit_log'

/** Every change of a record that was acknowledged; it outlives the record, and the account that made it. */
export const auditLogTable: PlannedTable = {
  name: AUDIT_LOG_TABLE,
  columns: [
    { name: 'entity', type: 'text', empty: '' },
    { name: 'record_id', type: 'integer', empty: 0 },
    /** The record's version after it. */
    { name: 'version', type: 'integer', empty: 0 },
    /** `created`, `updated` or `deleted`. */
    { name: 'action', type: 'text', empty: '' },
    /** Null where the program itself made it. */
    { name: 'account_id', type: 'integer', empty: null },
    /** As the account was called then. */
    { name: 'account_name', type: 'text', empty: '' },
    { name: 'made_at', type: 'text', empty: '' },
    /** A list of `{ field, before, after }`; of a password the field alone. */
    { name: 'changes', type: 'json', empty: '[]' },
  ],
  unique: [],
  lookups: [['entity', 'record_id']],
}
