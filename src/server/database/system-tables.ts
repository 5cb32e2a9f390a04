import type { PlannedColumn, PlannedTable } from './planned-table.ts'
import { asksAgain } from '../../schema/access/account.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'

export const AUDIT_LOG_TABLE = 'audit_log'

/** Every committed change of a record, and the logins and logouts of accounts. Entries outlive the record and the account. */
export const auditLogTable: PlannedTable = {
  name: AUDIT_LOG_TABLE,
  columns: [
    { name: 'entity', type: 'text', empty: '' },
    { name: 'record_id', type: 'integer', empty: 0 },
    /** The record's version after it; 0 where it is no change of the record. */
    { name: 'version', type: 'integer', empty: 0 },
    /** What was done: one of `ACTIVITY_ACTIONS`. */
    { name: 'action', type: 'text', empty: '' },
    /** Null if the program made it. */
    { name: 'account_id', type: 'integer', empty: null },
    /** As the account was called then. */
    { name: 'account_name', type: 'text', empty: '' },
    /** The API key that it was done with, as it was called then. */
    { name: 'key_name', type: 'text', empty: '' },
    /** Who has accepted what an agent had proposed, as the account was called then. */
    { name: 'accepted_by', type: 'text', empty: '' },
    { name: 'made_at', type: 'text', empty: '' },
    /** A list of `{ field, before, after }`; for a password only the field. */
    { name: 'changes', type: 'json', empty: '[]' },
    /** The name of the file that it was imported from, or of the action or job that was run or stopped. */
    { name: 'source', type: 'text', empty: '' },
  ],
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
  columns: [
    { name: 'entity', type: 'text', empty: '' },
    { name: 'record_id', type: 'integer', empty: 0 },
    /** The whole row, by column. */
    { name: 'record', type: 'json', empty: '{}' },
    /** Null if the program deleted it. */
    { name: 'account_id', type: 'integer', empty: null },
    /** As the account was called then. */
    { name: 'account_name', type: 'text', empty: '' },
    /** The API key that it was deleted with, as it was called then. */
    { name: 'key_name', type: 'text', empty: '' },
    { name: 'deleted_at', type: 'text', empty: '' },
    /** Shared by the records that one deletion took; empty where it took one alone. */
    { name: 'deletion', type: 'text', empty: '' },
    /** The references that the deletion emptied, told by the record that it was asked for. */
    { name: 'cleared', type: 'json', empty: '[]' },
    /** The rows of other tables that went with it, by table. */
    { name: 'attached', type: 'json', empty: '{}' },
  ],
  lookups: [['entity', 'record_id'], ['entity', 'id'], ['deleted_at'], ['deletion']],
}

export const DATA_VERSIONS_TABLE = 'data_versions'

/** The numbers of each entity's records and of their changes, counted by triggers. */
export const dataVersionsTable: PlannedTable = {
  name: DATA_VERSIONS_TABLE,
  columns: [
    { name: 'entity', type: 'text', empty: '' },
    /** One of the entity's counters: concurrent transactions use different ones, and do not wait for each other. */
    { name: 'counter', type: 'text', empty: '' },
    /** Changes with each start, so that versions of before a restore are not valid again. */
    { name: 'epoch', type: 'text', empty: '' },
    /** A whole number; a 32-bit integer could overflow. */
    { name: 'version', type: 'real', empty: 0 },
    /** The rows that were added less those that were removed. All counters of an entity together tell how many there are. */
    { name: 'records', type: 'real', empty: 0 },
  ],
  keys: ['counter'],
}

export const PENDING_UPLOADS_TABLE = 'file_claims'

/** Files whose record is not written yet: they are no orphans. The table keeps its first name, which databases have. */
export const pendingUploadsTable: PlannedTable = {
  name: PENDING_UPLOADS_TABLE,
  columns: [
    { name: 'name', type: 'text', empty: '' },
    /** The token of the process. */
    { name: 'process', type: 'text', empty: '' },
  ],
  keys: ['name'],
  lookups: [['process']],
}

export const IDEMPOTENCY_KEYS_TABLE = 'idempotency_keys'

/** The creations by their idempotency key: the same call again creates no second record. */
export const idempotencyKeysTable: PlannedTable = {
  name: IDEMPOTENCY_KEYS_TABLE,
  columns: [
    /** The key with the account and the entity it belongs to. */
    { name: 'scoped_key', type: 'text', empty: '' },
    /** The hash of what was sent. */
    { name: 'payload_hash', type: 'text', empty: '' },
    { name: 'record_id', type: 'integer', empty: 0 },
    { name: 'created_at', type: 'text', empty: '' },
  ],
  keys: ['scoped_key'],
  lookups: [['created_at']],
}

export const LOGIN_ATTEMPTS_TABLE = 'login_attempts'

/** Failed attempts to log in, by what they are counted for. */
export const loginAttemptsTable: PlannedTable = {
  name: LOGIN_ATTEMPTS_TABLE,
  columns: [
    /** The hash of the counter: of a name, an address, or a name at an address. */
    { name: 'subject', type: 'text', empty: '' },
    /** The hash of the name, for a counter of one name; otherwise empty. */
    { name: 'name_subject', type: 'text', empty: '' },
    { name: 'failures', type: 'integer', empty: 0 },
    /** No attempt is made before this time. */
    { name: 'open_at', type: 'text', empty: '' },
    { name: 'changed_at', type: 'text', empty: '' },
    /** Whether an attempt has succeeded before. */
    { name: 'is_known', type: 'boolean', empty: false },
  ],
  keys: ['subject'],
  lookups: [['changed_at'], ['name_subject']],
}

export const PROCESSES_TABLE = 'processes'

/** The processes that use this database, with their heartbeats. */
export const processesTable: PlannedTable = {
  name: PROCESSES_TABLE,
  columns: [
    { name: 'token', type: 'text', empty: '' },
    { name: 'host', type: 'text', empty: '' },
    { name: 'pid', type: 'integer', empty: 0 },
    { name: 'alive_at', type: 'text', empty: '' },
    // Former releases say nothing.
    { name: 'derivation', type: 'text', empty: '' },
  ],
  keys: ['token'],
}

export const SESSIONS_TABLE = 'sessions'

/** As whom administrator 1 sees the program, where roles are data: `{ role }` or `{ account }`. */
const SEEN_AS: PlannedColumn = { name: 'seen_as', type: 'text', empty: '' }

/** Where people see their sessions: what they know them by. */
const ORIGIN: readonly PlannedColumn[] = [
  { name: 'browser', type: 'text', empty: '' },
  { name: 'system', type: 'text', empty: '' },
  { name: 'address', type: 'text', empty: '' },
  /** The hash of the browser's id. */
  { name: 'device', type: 'text', empty: '' },
]

/** Where dangerous calls ask again who it is. */
const PROOF: readonly PlannedColumn[] = [
  /** When that was shown last, at the login or since. */
  { name: 'proved_at', type: 'text', empty: '' },
  /** The hash of the token that it had until then. */
  { name: 'former_hash', type: 'text', empty: '' },
]

/** The sessions; they are deleted with their account. */
export function planSessions(account: AnyEntity): PlannedTable {
  const isProved = account.account !== undefined && asksAgain(account.account)
  return {
    name: SESSIONS_TABLE,
    columns: [
      { name: 'token_hash', type: 'text', empty: '' },
      { name: 'account_id', type: 'integer', empty: null, references: account.name, goesWithTarget: true },
      { name: 'created_at', type: 'text', empty: '' },
      { name: 'last_seen_at', type: 'text', empty: '' },
      ...(account.account?.roles ? [SEEN_AS] : []),
      ...(account.account?.sessionList ? ORIGIN : []),
      ...(isProved ? PROOF : []),
    ],
    keys: ['token_hash'],
    lookups: [['last_seen_at'], ['created_at'], ...(isProved ? [['former_hash']] : [])],
    isAnnounced: true,
  }
}

export const ACCOUNT_ROLES_TABLE = 'account_roles'

/** The roles, where they are data: those that people have made, and those of the config that they have changed. */
export const accountRolesTable: PlannedTable = {
  name: ACCOUNT_ROLES_TABLE,
  columns: [
    /** What accounts hold. */
    { name: 'name', type: 'text', empty: '' },
    /** Empty where the config's own is kept. */
    { name: 'label', type: 'text', empty: '' },
    /** The rights that were given and taken, by entity. */
    { name: 'changed', type: 'json', empty: '{}' },
    { name: 'version', type: 'integer', empty: 1 },
  ],
  keys: ['name'],
  isAnnounced: true,
}

export const ACCOUNT_LINKS_TABLE = 'account_links'

/** The links by which people set their password, of which each works once. */
export function planAccountLinks(account: AnyEntity): PlannedTable {
  return {
    name: ACCOUNT_LINKS_TABLE,
    columns: [
      { name: 'token_hash', type: 'text', empty: '' },
      { name: 'account_id', type: 'integer', empty: null, references: account.name, goesWithTarget: true },
      /** `invitation` or `recovery`. */
      { name: 'purpose', type: 'text', empty: '' },
      /** A hash of what the account was when it was made: a link of another state is void. */
      { name: 'account_state', type: 'text', empty: '' },
      { name: 'expires_at', type: 'text', empty: '' },
    ],
    keys: ['token_hash'],
    lookups: [['expires_at']],
  }
}

export const GIVEN_PASSWORDS_TABLE = 'given_passwords'

/** The accounts whose password somebody else has set, where people are to have their own. */
export function planGivenPasswords(account: AnyEntity): PlannedTable {
  return {
    name: GIVEN_PASSWORDS_TABLE,
    columns: [
      { name: 'account_id', type: 'integer', empty: null, references: account.name, goesWithTarget: true },
      { name: 'given_at', type: 'text', empty: '' },
    ],
    keys: ['account_id'],
  }
}

export const ACCOUNT_LANGUAGES_TABLE = 'account_languages'

/** The language that each person has chosen, wherever they log in. */
export function planAccountLanguages(account: AnyEntity): PlannedTable {
  return {
    name: ACCOUNT_LANGUAGES_TABLE,
    columns: [
      { name: 'account_id', type: 'integer', empty: null, references: account.name, goesWithTarget: true },
      { name: 'language', type: 'text', empty: '' },
    ],
    keys: ['account_id'],
    waitsInTrash: true,
  }
}

export const STATE_TABLE = 'tribune_state'

/** Key-value pairs that the program stores about the database. */
export const stateTable: PlannedTable = {
  name: STATE_TABLE,
  columns: [
    { name: 'name', type: 'text', empty: '' },
    { name: 'value', type: 'text', empty: '' },
  ],
  keys: ['name'],
}
