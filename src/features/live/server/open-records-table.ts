import type { PlannedTable } from '../../../server/database/planned-table.ts'

export const OPEN_RECORDS_TABLE = 'open_records'

/** Who has which record open, with the heartbeats of their streams. */
export const openRecordsTable: PlannedTable = {
  name: OPEN_RECORDS_TABLE,
  columns: [
    { name: 'token', type: 'text', empty: '' },
    { name: 'entity', type: 'text', empty: '' },
    { name: 'record_id', type: 'integer', empty: 0 },
    { name: 'account_id', type: 'integer', empty: 0 },
    { name: 'account_name', type: 'text', empty: '' },
    { name: 'seen_at', type: 'text', empty: '' },
  ],
  keys: ['token'],
  isAnnounced: true,
}
