import type { PlannedTable } from './planned-table.ts'

export const JOB_RUNS_TABLE = 'job_runs'

/** The entities' own jobs: who runs one now, its last run and its next turn. Instants are ISO 8601 in UTC, empty where there is none. */
export const jobRunsTable: PlannedTable = {
  name: JOB_RUNS_TABLE,
  columns: [
    /** `visit.remind` */
    { name: 'name', type: 'text', empty: '' },
    { name: 'next_at', type: 'text', empty: '' },
    /** A token of the run that is on. */
    { name: 'lease', type: 'text', empty: '' },
    /** When the run that is on counts as killed, unless it says before that it goes on. */
    { name: 'leased_until', type: 'text', empty: '' },
    { name: 'done', type: 'integer', empty: 0 },
    { name: 'total', type: 'integer', empty: 0 },
    /** Of the run that is on, or of the last one. */
    { name: 'started_at', type: 'text', empty: '' },
    { name: 'ended_at', type: 'text', empty: '' },
    /** `done`, `failed`, `interrupted` or `stopped`. */
    { name: 'outcome', type: 'text', empty: '' },
    { name: 'message', type: 'text', empty: '' },
    /** 1 where somebody has asked the run that is on to stop. */
    { name: 'stop_asked', type: 'integer', empty: 0 },
  ],
  keys: ['name'],
}

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

export const WEBHOOK_OUTBOX_TABLE = 'webhook_outbox'

/** What webhooks are to send, written in the transaction of the change; what was received stays for a week. */
export const webhookOutboxTable: PlannedTable = {
  name: WEBHOOK_OUTBOX_TABLE,
  columns: [
    /** `visit.crm` */
    { name: 'webhook', type: 'text', empty: '' },
    /** The same each time it is sent, so that who receives it twice can tell. */
    { name: 'message_id', type: 'text', empty: '' },
    { name: 'body', type: 'text', empty: '' },
    { name: 'created_at', type: 'text', empty: '' },
    /** `waiting`, `delivered` or `failed`. */
    { name: 'state', type: 'text', empty: 'waiting' },
    { name: 'attempts', type: 'integer', empty: 0 },
    /** No attempt is made before; during one, the time from which it counts as lost. */
    { name: 'next_at', type: 'text', empty: '' },
    { name: 'ended_at', type: 'text', empty: '' },
    /** A status, or what became of the connection. */
    { name: 'problem', type: 'text', empty: '' },
  ],
  keys: ['message_id'],
  lookups: [
    ['state', 'next_at'],
    ['webhook', 'state'],
  ],
}
