import type { PlannedTable } from '../planned-table.ts'

export const PROCESSES_TABLE = 'processes'

/** The processes that serve this database, and when each was last alive. */
export const processesTable: PlannedTable = {
  name: PROCESSES_TABLE,
  columns: [
    { name: 'token', type: 'text', empty: '' },
    { name: 'host', type: 'text', empty: '' },
    { name: 'pid', type: 'integer', empty: 0 },
    { name: 'alive_at', type: 'text', empty: '' },
  ],
  unique: ['token'],
}
