import type { PlannedTable } from '../../../server/face.ts'

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
    /** A list of `{ line, column, message }`, whose message is in each language where it is known in each. */
    { name: 'mistakes', type: 'json', empty: '[]' },
    { name: 'created_at', type: 'text', empty: '' },
    /** When it was taken back. */
    { name: 'undone_at', type: 'text', empty: '' },
  ],
  keys: ['scoped_key'],
  lookups: [['created_at']],
}

export const IMPORT_STEPS_TABLE = 'file_import_steps'

/** What imports have written, for as long as they can be taken back: a row for each of their transactions. */
export const importStepsTable: PlannedTable = {
  name: IMPORT_STEPS_TABLE,
  columns: [
    { name: 'import_key', type: 'text', empty: '' },
    /** A list of `{ id, version, before }`. */
    { name: 'records', type: 'json', empty: '[]' },
    /** The ids of these records. */
    { name: 'spans', type: 'json', empty: '[]' },
    { name: 'created_at', type: 'text', empty: '' },
  ],
  lookups: [['import_key'], ['created_at']],
}
