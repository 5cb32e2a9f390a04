import { planColumns, planForAccounts } from '../../../../server/database/planned-table.ts'

export const AUTHENTICATORS_TABLE = 'authenticators'
export const RECOVERY_CODES_TABLE = 'recovery_codes'
export const REMEMBERED_TABLE = 'remembered_browsers'

/** The authenticator of each account that has one. */
export const authenticatorsTable = planForAccounts(AUTHENTICATORS_TABLE, 'secondFactor', (owner) => ({
  columns: planColumns({
    account_id: owner,
    /** The encrypted secret. */
    sealed: 'text',
    /** The number of the latest half minute whose code was accepted: none of before is. */
    last_step: 'integer',
    made_at: 'text',
  }),
  keys: ['account_id'],
  waitsInTrash: true,
}))

/** The recovery codes, of which each works once. */
export const recoveryCodesTable = planForAccounts(RECOVERY_CODES_TABLE, 'secondFactor', (owner) => ({
  columns: planColumns({
    account_id: owner,
    code_hash: 'text',
    /** Empty until it was used. */
    used_at: 'text',
  }),
  keys: ['code_hash'],
  waitsInTrash: true,
}))

/** The browsers in which an account is asked for no code, for a while. */
export const rememberedTable = planForAccounts(REMEMBERED_TABLE, 'secondFactor', (owner) => ({
  columns: planColumns({
    /** The account and the device, which are unique together. */
    known_as: 'text',
    account_id: owner,
    /** Of its proofs: with another password or factor it is void. */
    account_state: 'text',
    browser: 'text',
    system: 'text',
    address: 'text',
    begun_at: 'text',
    ends_at: 'text',
  }),
  keys: ['known_as'],
  waitsInTrash: true,
  lookups: [['ends_at']],
}))
