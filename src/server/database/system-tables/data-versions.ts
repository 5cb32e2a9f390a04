import type { PlannedTable } from '../planned-table.ts'

export const DATA_VERSIONS_TABLE = 'data_versions'

/** How often the records of each entity have changed; the tables themselves count, whoever writes to them. */
export const dataVersionsTable: PlannedTable = {
  name: DATA_VERSIONS_TABLE,
  columns: [
    { name: 'entity', type: 'text', empty: '' },
    /** One of the counters of the entity: those who write at the same time count in several, and wait for nobody. */
    { name: 'counter', type: 'text', empty: '' },
    /** Since when is counted: a database that was put back counts on from where it was, but as another. */
    { name: 'epoch', type: 'text', empty: '' },
    /** Whole; a 32-bit integer would be used up one day. */
    { name: 'version', type: 'real', empty: 0 },
  ],
  unique: ['counter'],
}
