import { planUsed } from '../../../server/tokens.ts'
import type { AccountTable } from '../../../../server/database/planned-table.ts'

export const PASSKEYS_TABLE = 'passkeys'
export const PASSKEY_CHALLENGES_TABLE = 'passkey_challenges'

/** The passkeys of accounts; of each the public half alone. */
export const passkeysTable: AccountTable = {
  name: PASSKEYS_TABLE,
  plan({ name, account }) {
    if (!account?.passkeys) return null
    return {
      name: PASSKEYS_TABLE,
      columns: [
        { name: 'credential', type: 'text', empty: '' },
        { name: 'account_id', type: 'integer', empty: null, references: name, goesWithTarget: true },
        { name: 'public_key', type: 'text', empty: '' },
        /** How often the authenticator says that it was used; a 32-bit integer could overflow. */
        { name: 'counter', type: 'real', empty: 0 },
        { name: 'transports', type: 'json', empty: '[]' },
        { name: 'name', type: 'text', empty: '' },
        { name: 'made_at', type: 'text', empty: '' },
        /** Empty until it was used. */
        { name: 'used_at', type: 'text', empty: '' },
      ],
      keys: ['credential'],
      waitsInTrash: true,
    }
  },
}

/** The challenges that were answered, for as long as they would be good again. */
export const passkeyChallengesTable: AccountTable = {
  name: PASSKEY_CHALLENGES_TABLE,
  plan({ account }) {
    return account?.passkeys ? planUsed(PASSKEY_CHALLENGES_TABLE) : null
  },
}
