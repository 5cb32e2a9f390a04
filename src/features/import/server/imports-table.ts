import type { PlannedTable } from '../../../server/database/planned-table.ts'

export const IMPORTS_TABLE = 'file_imports'

/** Imports of files by their key, and how far each is: the same call again goes on, and adds nothing twice. */
export const importsTable: PlannedTable = {
  name: IMPORTS_TABLE,
  columns: [
    /** The key with the entity and the account it belongs to. */
    { name: 'scoped_key', type: 'text', empty: '' },
    { name: 'request_hash', type: 'text', empty: '' },
    { name: 'file_name', type: 'text', empty: '' },
    { name: 'total', type: 'integer', empty: 0 },
    /** Rows that were written or refused. */
    { name: 'done', type: 'integer', empty: 0 },
    { name: 'created', type: 'integer', empty: 0 },
    { name: 'updated', type: 'integer', empty: 0 },
    /** A list of `{ line, column, message }`. */
    { name: 'mistakes', type: 'json', empty: '[]' },
    { name: 'created_at', type: 'text', empty: '' },
  ],
  keys: ['scoped_key'],
  lookups: [['created_at']],
}
