import { planUsed } from '../../../server/tokens.ts'
import { SESSIONS_TABLE } from '../../../../server/database/system-tables.ts'
import { deletedWith, planColumns, planForAccounts } from '../../../../server/database/planned-table.ts'

export const SUBJECTS_TABLE = 'sign_on_subjects'

/** Whose account somebody at a provider has: a changed email leads to nobody else's. */
export const subjectsTable = planForAccounts(SUBJECTS_TABLE, 'oidc', (owner) => ({
  columns: planColumns({
    /** The hash of issuer and subject. */
    subject: 'text',
    issuer: 'text',
    account_id: owner,
    known_since: 'text',
  }),
  keys: ['subject'],
  waitsInTrash: true,
  uniqueTogether: [planColumns({ issuer: 'text', account_id: owner })],
}))

export const SIGN_ON_SESSIONS_TABLE = 'sign_on_sessions'

/** The sessions that were begun at a provider; each is gone with its session. */
export const signOnSessionsTable = planForAccounts(SIGN_ON_SESSIONS_TABLE, 'oidc', () => ({
  columns: planColumns({
    session_id: deletedWith(SESSIONS_TABLE),
    provider: 'text',
    /** The hash of issuer and subject. */
    subject: 'text',
    /** The hash of issuer and the provider's own session; empty where it names none. */
    provider_session: 'text',
    /** By which the provider knows whom it logs out; it opens nothing. */
    id_token: 'text',
  }),
  lookups: [['subject'], ['provider_session']],
}))

export const USED_TABLE = 'sign_on_used'

export const usedTable = planForAccounts(USED_TABLE, 'oidc', () => planUsed(USED_TABLE))
