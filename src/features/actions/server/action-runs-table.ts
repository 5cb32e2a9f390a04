import type { PlannedTable } from '../../../server/database/planned-table.ts'

export const ACTION_RUNS_TABLE = 'action_runs'

/** The actions that are being done. What a killed process leaves goes with a later run. */
export const actionRunsTable: PlannedTable = {
  name: ACTION_RUNS_TABLE,
  columns: [
    /** A random name. */
    { name: 'name', type: 'text', empty: '' },
    { name: 'entity', type: 'text', empty: '' },
    { name: 'action', type: 'text', empty: '' },
    { name: 'account_id', type: 'integer', empty: null },
    { name: 'account_name', type: 'text', empty: '' },
    { name: 'started_at', type: 'text', empty: '' },
    /** When it counts as killed, unless it says before that it goes on. */
    { name: 'leased_until', type: 'text', empty: '' },
    { name: 'done', type: 'integer', empty: 0 },
    { name: 'total', type: 'integer', empty: 0 },
    /** 1 where somebody has asked it to stop. */
    { name: 'stop_asked', type: 'integer', empty: 0 },
  ],
  keys: ['name'],
}
