import type { PlannedTable } from '../planned-table.ts'

export const STATE_TABLE = 'tribune_state'

/** What the database remembers of itself, under names. */
export const stateTable: PlannedTable = {
  name: STATE_TABLE,
  columns: [
    { name: 'name', type: 'text', empty: '' },
    { name: 'value', type: 'text', empty: '' },
  ],
  unique: ['name'],
}
