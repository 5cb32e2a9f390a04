import { planColumns, type PlannedTable } from '../../../server/face.ts'

export const IMPORTS_TABLE = 'file_imports'

/** Imports of files by their key, and how far each is: the same call again goes on, and adds nothing twice. */
export const importsTable: PlannedTable = {
  name: IMPORTS_TABLE,
  columns: planColumns({
    /** The key with the entity and the account it belongs to. */
    scoped_key: 'text',
    request_hash: 'text',
    file_name: 'text',
    total: 'integer',
    /** Rows that were written or refused. */
    done: 'integer',
    created: 'integer',
    updated: 'integer',
    /** A list of `{ line, column, message }`, whose message is in each language where it is known in each. */
    mistakes: 'list',
    created_at: 'text',
    /** When it was taken back. */
    undone_at: 'text',
  }),
  keys: ['scoped_key'],
  lookups: [['created_at']],
}

export const IMPORT_STEPS_TABLE = 'file_import_steps'

/** What imports have written, for as long as they can be taken back: a row for each of their transactions. */
export const importStepsTable: PlannedTable = {
  name: IMPORT_STEPS_TABLE,
  columns: planColumns({
    import_key: 'text',
    /** A list of `{ id, version, before }`. */
    records: 'list',
    /** The ids of these records. */
    spans: 'list',
    created_at: 'text',
  }),
  lookups: [['import_key'], ['created_at']],
}
