import { planUsed } from '../../../server/tokens.ts'
import { planColumns, planForAccounts } from '../../../../server/database/planned-table.ts'

export const PASSKEYS_TABLE = 'passkeys'
export const PASSKEY_CHALLENGES_TABLE = 'passkey_challenges'

/** The passkeys of accounts; of each the public half alone. */
export const passkeysTable = planForAccounts(PASSKEYS_TABLE, 'passkeys', (owner) => ({
  columns: planColumns({
    credential: 'text',
    account_id: owner,
    public_key: 'text',
    /** How often the authenticator says that it was used; a 32-bit integer could overflow. */
    counter: 'real',
    transports: 'list',
    name: 'text',
    made_at: 'text',
    /** Empty until it was used. */
    used_at: 'text',
  }),
  keys: ['credential'],
  waitsInTrash: true,
}))

/** The challenges that were answered, for as long as they would be good again. */
export const passkeyChallengesTable = planForAccounts(PASSKEY_CHALLENGES_TABLE, 'passkeys', () =>
  planUsed(PASSKEY_CHALLENGES_TABLE),
)
