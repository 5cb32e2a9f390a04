import type { PlannedTable } from '../../../server/database/planned-table.ts'

export const LIST_VIEWS_TABLE = 'list_views'

/** Named states of lists, each of one account. */
export const listViewsTable: PlannedTable = {
  name: LIST_VIEWS_TABLE,
  columns: [
    { name: 'entity', type: 'text', empty: '' },
    { name: 'account_id', type: 'integer', empty: 0 },
    { name: 'name', type: 'text', empty: '' },
    /** The query string of the list's address. */
    { name: 'search', type: 'text', empty: '' },
    { name: 'is_shared', type: 'boolean', empty: false },
    { name: 'is_default', type: 'boolean', empty: false },
  ],
  lookups: [['entity', 'account_id']],
}
