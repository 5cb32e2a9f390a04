import type { AccountTable } from '../../../../server/database/planned-table.ts'

export const API_KEYS_TABLE = 'api_keys'

/** The API keys; they are deleted with their account. */
export const apiKeysTable: AccountTable = {
  name: API_KEYS_TABLE,
  plan({ name, account }) {
    if (!account?.apiKeys) return null
    return {
      name: API_KEYS_TABLE,
      columns: [
        { name: 'account_id', type: 'integer', empty: null, references: name, goesWithTarget: true },
        { name: 'name', type: 'text', empty: '' },
        /** The first characters of the key. */
        { name: 'prefix', type: 'text', empty: '' },
        { name: 'secret_hash', type: 'text', empty: '' },
        /** The rights, by entity. */
        { name: 'allows', type: 'json', empty: '{}' },
        { name: 'addresses', type: 'json', empty: '[]' },
        { name: 'created_at', type: 'text', empty: '' },
        { name: 'expires_at', type: 'text', empty: '' },
        /** Empty before the first call. */
        { name: 'last_used_at', type: 'text', empty: '' },
        { name: 'last_address', type: 'text', empty: '' },
      ],
      keys: ['secret_hash'],
      waitsInTrash: true,
      isAnnounced: true,
    }
  },
}
