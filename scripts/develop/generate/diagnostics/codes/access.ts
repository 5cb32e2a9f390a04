import type { CodeGroup } from '../code-entry.ts'

/** Who may do what. */
export const accessCodes = {
  E200: {
    title: 'A role that no account can have',
    fix: 'Write options of the field that account.role names; [] is the super-administrator alone.',
  },
  E201: {
    title: 'The access to a field that does not exist',
    fix: 'Write the names of fields of this entity.',
  },
  E202: {
    title: 'Rows that cannot be told by what is asked',
    fix: 'Ask as records.find does: id, fields that have one value, relations; the function is also asked with an empty account.',
  },
  E203: {
    title: 'The field of the roles is no choice',
    fix: 'Name a choice, or choices, whose options are the roles.',
  },
  E204: {
    title: 'What accounts without a role may, where accounts have none',
    fix: 'Name the field of the roles as account.role, or leave out withoutRole.',
  },
  E205: {
    title: 'Roles as data, where accounts have none',
    fix: 'Name the choice, or choices, whose options the roles begin with as account.role, or leave out roles.',
  },
  E206: {
    title: 'A rollup that tells of records, or of fields, that its readers may not read',
    fix: 'Write who may see the figure: access.fields of the field that holds it, with a read list. Whoever it names may.',
  },
  E207: {
    title: 'A role that may create records, and not read what these must refer to',
    fix: 'Let the role read the records that the required reference names, or take its create away.',
  },
  E224: {
    title: 'Roles of what is open to everybody',
    fix: 'Leave out roles, or isOpen: whoever is asked for a role must be logged in.',
  },
  E320: {
    title: 'The field of who may log in is of another kind',
    fix: 'Name a toggle as account.suspended, and a date as account.expires.',
  },
  E322: {
    title: 'The email of accounts is none, or not one account’s alone',
    fix: 'Name an email as account.email, and write unique: true in it.',
  },
  E340: {
    title: 'A rule of the second factor that names no role',
    fix: "Name the roles that must or may have one, or write 'optional' or 'required' for everybody.",
  },
  E321: {
    title: 'People could change whether they may log in themselves',
    fix: 'Leave the fields of account.suspended and account.expires out of account.profile.',
  },
  E330: {
    title: 'People who sign on with a provider cannot be told apart',
    fix: 'Name their email as account.email, and the field of the roles as account.role where oidc gives roles.',
  },
  E331: {
    title: 'Nobody but the super-administrator could log in',
    fix: 'Write account.oidc beside passwordLogin: false, or leave it out; leave out account.invitation, which sets a password.',
  },
  E355: {
    title: 'Agents, where people make no keys',
    fix: 'Write apiKeys: true in the account as well: each agent has a key.',
  },
  E356: {
    title: 'What agents write waits, and there are none',
    fix: 'Let agents in with account.agents, or leave out agentApproval.',
  },
  E357: {
    title: 'What agents write of accounts waits, and they write none',
    fix: 'Leave out agentApproval: no key changes an account.',
  },
  E350: {
    title: 'People are asked for a password of their own, and cannot set it',
    fix: 'Remove readOnly from the password of the entity whose account says ownPassword.',
  },
} as const satisfies CodeGroup
