import { planUsed } from '../../../server/tokens.ts'
import { SESSIONS_TABLE } from '../../../../server/database/system-tables.ts'
import type { AccountTable, PlannedColumn, PlannedTable } from '../../../../server/database/planned-table.ts'

export const SUBJECTS_TABLE = 'sign_on_subjects'

const ISSUER: PlannedColumn = { name: 'issuer', type: 'text', empty: '' }

/** Whose account somebody at a provider has: a changed email leads to nobody else's. */
export const subjectsTable: AccountTable = {
  name: SUBJECTS_TABLE,
  plan({ name, account }) {
    if (!account?.oidc) return null
    const owner: PlannedColumn = {
      name: 'account_id',
      type: 'integer',
      empty: null,
      references: name,
      goesWithTarget: true,
    }
    return {
      name: SUBJECTS_TABLE,
      columns: [
        /** The hash of issuer and subject. */
        { name: 'subject', type: 'text', empty: '' },
        ISSUER,
        owner,
        { name: 'known_since', type: 'text', empty: '' },
      ],
      keys: ['subject'],
      waitsInTrash: true,
      uniqueTogether: [[ISSUER, owner]],
    }
  },
}

export const SIGN_ON_SESSIONS_TABLE = 'sign_on_sessions'

/** The sessions that were begun at a provider; each is gone with its session. */
export const signOnSessionsTable: PlannedTable = {
  name: SIGN_ON_SESSIONS_TABLE,
  columns: [
    { name: 'session_id', type: 'integer', empty: null, references: SESSIONS_TABLE, goesWithTarget: true },
    { name: 'provider', type: 'text', empty: '' },
    /** The hash of issuer and subject. */
    { name: 'subject', type: 'text', empty: '' },
    /** The hash of issuer and the provider's own session; empty where it names none. */
    { name: 'provider_session', type: 'text', empty: '' },
    /** By which the provider knows whom it logs out; it opens nothing. */
    { name: 'id_token', type: 'text', empty: '' },
  ],
  lookups: [['subject'], ['provider_session']],
}

export const USED_TABLE = 'sign_on_used'

export const usedTable = planUsed(USED_TABLE)
