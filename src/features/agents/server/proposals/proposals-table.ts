import { deletedWith, planColumns, planForAccounts } from '../../../../server/face.ts'

export const PROPOSALS_TABLE = 'agent_proposals'

/** What agents would change, until a person has decided, and for a while after; they go with their key. */
export const proposalsTable = planForAccounts(PROPOSALS_TABLE, 'agents', (_owner, { apiKeys }) =>
  apiKeys
    ? {
        columns: planColumns({
          key_id: deletedWith('api_keys'),
          /** Who has proposed it, as the account and the key were called then. */
          account_id: 'integer',
          account_name: 'text',
          key_name: 'text',
          entity: 'text',
          /** 0 of a record that is to be added, and of an action. */
          record_id: 'integer',
          /** What was asked for: see `Proposed`. */
          asked: 'object',
          /** What it would have changed then. */
          changes: 'list',
          /** `waiting`, `running`, `accepted`, `failed` or `refused`. */
          state: { type: 'text', empty: 'waiting' },
          made_at: 'text',
          ends_at: 'text',
          decided_at: 'text',
          decided_by: 'text',
          /** Until when whoever runs it has it; empty where nobody does. */
          leased_until: 'text',
          /** Why it was refused, or has failed. */
          reason: 'text',
        }),
        lookups: [
          ['state', 'ends_at'],
          ['key_id', 'state'],
        ],
      }
    : null,
)
