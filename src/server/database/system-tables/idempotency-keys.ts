import type { PlannedTable } from '../planned-table.ts'

export const IDEMPOTENCY_KEYS_TABLE = 'idempotency_keys'

/** The creations that were made, by the key their call carried: the same call again makes no second record. */
export const idempotencyKeysTable: PlannedTable = {
  name: IDEMPOTENCY_KEYS_TABLE,
  columns: [
    /** The key with the account and the entity it belongs to. */
    { name: 'scoped_key', type: 'text', empty: '' },
    /** The hash of what was sent. */
    { name: 'payload_hash', type: 'text', empty: '' },
    { name: 'record_id', type: 'integer', empty: 0 },
    { name: 'created_at', type: 'text', empty: '' },
  ],
  unique: ['scoped_key'],
  lookups: [['created_at']],
}
