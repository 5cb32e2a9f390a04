import type { AccountTable } from '../../../../server/face.ts'

export const PROPOSALS_TABLE = 'agent_proposals'

/** What agents would change, until a person has decided, and for a while after; they go with their key. */
export const proposalsTable: AccountTable = {
  name: PROPOSALS_TABLE,
  plan({ account }) {
    if (!account?.agents || !account.apiKeys) return null
    return {
      name: PROPOSALS_TABLE,
      columns: [
        { name: 'key_id', type: 'integer', empty: null, references: 'api_keys', goesWithTarget: true },
        /** Who has proposed it, as the account and the key were called then. */
        { name: 'account_id', type: 'integer', empty: 0 },
        { name: 'account_name', type: 'text', empty: '' },
        { name: 'key_name', type: 'text', empty: '' },
        { name: 'entity', type: 'text', empty: '' },
        /** 0 of a record that is to be added, and of an action. */
        { name: 'record_id', type: 'integer', empty: 0 },
        /** What was asked for: see `Proposed`. */
        { name: 'asked', type: 'json', empty: '{}' },
        /** What it would have changed then. */
        { name: 'changes', type: 'json', empty: '[]' },
        /** `waiting`, `running`, `accepted`, `failed` or `refused`. */
        { name: 'state', type: 'text', empty: 'waiting' },
        { name: 'made_at', type: 'text', empty: '' },
        { name: 'ends_at', type: 'text', empty: '' },
        { name: 'decided_at', type: 'text', empty: '' },
        { name: 'decided_by', type: 'text', empty: '' },
        /** Until when whoever runs it has it; empty where nobody does. */
        { name: 'leased_until', type: 'text', empty: '' },
        /** Why it was refused, or has failed. */
        { name: 'reason', type: 'text', empty: '' },
      ],
      lookups: [
        ['state', 'ends_at'],
        ['key_id', 'state'],
      ],
    }
  },
}
