import type { AccountTable } from '../../../../server/database/planned-table.ts'

export const AUTHENTICATORS_TABLE = 'authenticators'
export const RECOVERY_CODES_TABLE = 'recovery_codes'
export const REMEMBERED_TABLE = 'remembered_browsers'

/** The authenticator of each account that has one. */
export const authenticatorsTable: AccountTable = {
  name: AUTHENTICATORS_TABLE,
  plan({ name, account }) {
    if (account?.secondFactor === undefined) return null
    return {
      name: AUTHENTICATORS_TABLE,
      columns: [
        { name: 'account_id', type: 'integer', empty: null, references: name, goesWithTarget: true },
        /** The encrypted secret. */
        { name: 'sealed', type: 'text', empty: '' },
        /** The number of the latest half minute whose code was accepted: none of before is. */
        { name: 'last_step', type: 'integer', empty: 0 },
        { name: 'made_at', type: 'text', empty: '' },
      ],
      keys: ['account_id'],
      waitsInTrash: true,
    }
  },
}

/** The recovery codes, of which each works once. */
export const recoveryCodesTable: AccountTable = {
  name: RECOVERY_CODES_TABLE,
  plan({ name, account }) {
    if (account?.secondFactor === undefined) return null
    return {
      name: RECOVERY_CODES_TABLE,
      columns: [
        { name: 'account_id', type: 'integer', empty: null, references: name, goesWithTarget: true },
        { name: 'code_hash', type: 'text', empty: '' },
        /** Empty until it was used. */
        { name: 'used_at', type: 'text', empty: '' },
      ],
      keys: ['code_hash'],
      waitsInTrash: true,
    }
  },
}

/** The browsers in which an account is asked for no code, for a while. */
export const rememberedTable: AccountTable = {
  name: REMEMBERED_TABLE,
  plan({ name, account }) {
    if (account?.secondFactor === undefined) return null
    return {
      name: REMEMBERED_TABLE,
      columns: [
        /** The account and the device, which are unique together. */
        { name: 'known_as', type: 'text', empty: '' },
        { name: 'account_id', type: 'integer', empty: null, references: name, goesWithTarget: true },
        /** Of its proofs: with another password or factor it is void. */
        { name: 'account_state', type: 'text', empty: '' },
        { name: 'browser', type: 'text', empty: '' },
        { name: 'system', type: 'text', empty: '' },
        { name: 'address', type: 'text', empty: '' },
        { name: 'begun_at', type: 'text', empty: '' },
        { name: 'ends_at', type: 'text', empty: '' },
      ],
      keys: ['known_as'],
      waitsInTrash: true,
      lookups: [['ends_at']],
    }
  },
}
