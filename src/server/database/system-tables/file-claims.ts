import type { PlannedTable } from '../planned-table.ts'

export const FILE_CLAIMS_TABLE = 'file_claims'

/** Files that a living process is about to give to a record: no sweep may take them for left-overs. */
export const fileClaimsTable: PlannedTable = {
  name: FILE_CLAIMS_TABLE,
  columns: [
    { name: 'name', type: 'text', empty: '' },
    /** The token of the process. */
    { name: 'process', type: 'text', empty: '' },
  ],
  unique: ['name'],
  lookups: [['process']],
}
