import { planColumns, planForAccounts, type PlannedTable } from './planned-table.ts'
import { asksAgain } from '../../schema/access/account.ts'

export const AUDIT_LOG_TABLE = 'audit_log'

/** Every committed change of a record, and the logins and logouts of accounts. Entries outlive the record and the account. */
export const auditLogTable: PlannedTable = {
  name: AUDIT_LOG_TABLE,
  columns: planColumns({
    entity: 'text',
    record_id: 'integer',
    /** The record's version after it; 0 where it is no change of the record. */
    version: 'integer',
    /** What was done: one of `ACTIVITY_ACTIONS`. */
    action: 'text',
    /** Null if the program made it. */
    account_id: 'integer or null',
    /** As the account was called then. */
    account_name: 'text',
    /** The API key that it was done with, as it was called then. */
    key_name: 'text',
    /** Who has accepted what an agent had proposed, as the account was called then. */
    accepted_by: 'text',
    made_at: 'text',
    /** A list of `{ field, before, after }`; for a password only the field. */
    changes: 'list',
    /** The name of the file that it was imported from, or of the action or job that was run or stopped. */
    source: 'text',
  }),
  lookups: [
    ['entity', 'record_id'],
    ['entity', 'made_at'],
    ['entity', 'action', 'made_at'],
    ['account_id', 'entity', 'action', 'made_at'],
  ],
  isAnnounced: true,
}

export const TRASH_TABLE = 'trash'

/** The deleted records, for as long as they can be restored. */
export const trashTable: PlannedTable = {
  name: TRASH_TABLE,
  columns: planColumns({
    entity: 'text',
    record_id: 'integer',
    /** The whole row, by column. */
    record: 'object',
    /** Null if the program deleted it. */
    account_id: 'integer or null',
    /** As the account was called then. */
    account_name: 'text',
    /** The API key that it was deleted with, as it was called then. */
    key_name: 'text',
    deleted_at: 'text',
    /** Shared by the records that one deletion took; empty where it took one alone. */
    deletion: 'text',
    /** The references that the deletion emptied, told by the record that it was asked for. */
    cleared: 'list',
    /** The rows of other tables that went with it, by table. */
    attached: 'object',
  }),
  lookups: [['entity', 'record_id'], ['entity', 'id'], ['deleted_at'], ['deletion']],
}

export const DATA_VERSIONS_TABLE = 'data_versions'

/** The numbers of each entity's records and of their changes, counted by triggers. */
export const dataVersionsTable: PlannedTable = {
  name: DATA_VERSIONS_TABLE,
  columns: planColumns({
    entity: 'text',
    /** One of the entity's counters: concurrent transactions use different ones, and do not wait for each other. */
    counter: 'text',
    /** Changes with each start, so that versions of before a restore are not valid again. */
    epoch: 'text',
    /** A whole number; a 32-bit integer could overflow. */
    version: 'real',
    /** The rows that were added less those that were removed. All counters of an entity together tell how many there are. */
    records: 'real',
  }),
  keys: ['counter'],
}

export const PENDING_UPLOADS_TABLE = 'file_claims'

/** Files whose record is not written yet: they are no orphans. The table keeps its first name, which databases have. */
export const pendingUploadsTable: PlannedTable = {
  name: PENDING_UPLOADS_TABLE,
  columns: planColumns({
    name: 'text',
    /** The token of the process. */
    process: 'text',
  }),
  keys: ['name'],
  lookups: [['process']],
}

export const IDEMPOTENCY_KEYS_TABLE = 'idempotency_keys'

/** The creations by their idempotency key: the same call again creates no second record. */
export const idempotencyKeysTable: PlannedTable = {
  name: IDEMPOTENCY_KEYS_TABLE,
  columns: planColumns({
    /** The key with the account and the entity it belongs to. */
    scoped_key: 'text',
    /** The hash of what was sent. */
    payload_hash: 'text',
    record_id: 'integer',
    created_at: 'text',
  }),
  keys: ['scoped_key'],
  lookups: [['created_at']],
}

export const LOGIN_ATTEMPTS_TABLE = 'login_attempts'

/** Failed attempts to log in, by what they are counted for. */
export const loginAttemptsTable: PlannedTable = {
  name: LOGIN_ATTEMPTS_TABLE,
  columns: planColumns({
    /** The hash of the counter: of a name, an address, or a name at an address. */
    subject: 'text',
    /** The hash of the name, for a counter of one name; otherwise empty. */
    name_subject: 'text',
    failures: 'integer',
    /** No attempt is made before this time. */
    open_at: 'text',
    changed_at: 'text',
    /** Whether an attempt has succeeded before. */
    is_known: 'boolean',
  }),
  keys: ['subject'],
  lookups: [['changed_at'], ['name_subject']],
}

export const PROCESSES_TABLE = 'processes'

/** The processes that use this database, with their heartbeats. */
export const processesTable: PlannedTable = {
  name: PROCESSES_TABLE,
  columns: planColumns({
    token: 'text',
    host: 'text',
    pid: 'integer',
    alive_at: 'text',
    // Former releases say nothing.
    derivation: 'text',
  }),
  keys: ['token'],
}

export const SESSIONS_TABLE = 'sessions'

/** As whom administrator 1 sees the program, where roles are data: `{ role }` or `{ account }`. */
const SEEN_AS = planColumns({ seen_as: 'text' })

/** Where people see their sessions: what they know them by. */
const ORIGIN = planColumns({
  browser: 'text',
  system: 'text',
  address: 'text',
  /** The hash of the browser's id. */
  device: 'text',
})

/** Where dangerous calls ask again who it is. */
const PROOF = planColumns({
  /** When that was shown last, at the login or since. */
  proved_at: 'text',
  /** The hash of the token that it had until then. */
  former_hash: 'text',
})

/** The sessions; they are deleted with their account. */
export const sessionsTable = planForAccounts(SESSIONS_TABLE, null, (owner, account) => {
  const isProved = asksAgain(account)
  return {
    columns: [
      ...planColumns({ token_hash: 'text', account_id: owner, created_at: 'text', last_seen_at: 'text' }),
      ...(account.roles ? SEEN_AS : []),
      ...(account.sessionList ? ORIGIN : []),
      ...(isProved ? PROOF : []),
    ],
    keys: ['token_hash'],
    lookups: [['last_seen_at'], ['created_at'], ...(isProved ? [['former_hash']] : [])],
    isAnnounced: true,
  }
})

export const ACCOUNT_ROLES_TABLE = 'account_roles'

/** The roles, where they are data: those that people have made, and those of the config that they have changed. */
export const accountRolesTable: PlannedTable = {
  name: ACCOUNT_ROLES_TABLE,
  columns: planColumns({
    /** What accounts hold. */
    name: 'text',
    /** Empty where the config's own is kept. */
    label: 'text',
    /** The rights that were given and taken, by entity. */
    changed: 'object',
    version: { type: 'integer', empty: 1 },
  }),
  keys: ['name'],
  isAnnounced: true,
}

export const ACCOUNT_LINKS_TABLE = 'account_links'

/** The links by which people set their password, of which each works once. */
export const accountLinksTable = planForAccounts(ACCOUNT_LINKS_TABLE, null, (owner) => ({
  columns: planColumns({
    token_hash: 'text',
    account_id: owner,
    /** `invitation` or `recovery`. */
    purpose: 'text',
    /** A hash of what the account was when it was made: a link of another state is void. */
    account_state: 'text',
    expires_at: 'text',
  }),
  keys: ['token_hash'],
  lookups: [['expires_at']],
}))

export const GIVEN_PASSWORDS_TABLE = 'given_passwords'

/** The accounts whose password somebody else has set, where people are to have their own. */
export const givenPasswordsTable = planForAccounts(GIVEN_PASSWORDS_TABLE, 'ownPassword', (owner) => ({
  columns: planColumns({ account_id: owner, given_at: 'text' }),
  keys: ['account_id'],
}))

export const ACCOUNT_LANGUAGES_TABLE = 'account_languages'

/** The language that each person has chosen, wherever they log in. */
export const accountLanguagesTable = planForAccounts(ACCOUNT_LANGUAGES_TABLE, null, (owner) => ({
  columns: planColumns({ account_id: owner, language: 'text' }),
  keys: ['account_id'],
  waitsInTrash: true,
}))

export const STATE_TABLE = 'tribune_state'

/** Key-value pairs that the program stores about the database. */
export const stateTable: PlannedTable = {
  name: STATE_TABLE,
  columns: planColumns({ name: 'text', value: 'text' }),
  keys: ['name'],
}
