import type { PlannedTable } from '../../../server/database/planned-table.ts'

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
