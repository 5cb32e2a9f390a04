import type { Finding } from '../diagnostics/finding.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import { optionNames } from '../../../../src/kinds/core/authoring/authorings.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { definitionOf } from '../../../../src/kinds/core/definition/definitions.ts'
import { readReferences, readFieldNames } from '../entity-paths.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityWithAccount } from '../model.ts'

/** Exactly one entity holds the accounts. */
export function checkAccount({ entities, unreadNames }: AllEntities): readonly Finding[] {
  const [first, ...more] = entities.filter(({ account }) => account)
  if (first) return more.map((other) => secondAccount(other, first.file))
  // A file that could not be read may contain it.
  if (unreadNames.length > 0) return []
  const file = entities.at(0)?.file ?? 'entities'
  return [{ code: 'E136', file, path: [], position: { line: 1, column: 1 }, message: nobody }]
}

const nobody =
  'no entity has an account, so nobody could log in; ' +
  "write account: { signInBy: ['email'], profile: ['email'], displayName: 'email', superAdministrator: 1 } in one of them"

function secondAccount({ file, exportedAs }: { file: string; exportedAs: string }, first: string): Finding {
  const message = `the people who log in are those of ${first} already; remove one of the two accounts`
  return { code: 'E137', file, exportedAs, path: ['account'], isAboutKey: true, message }
}

/** The people who log in are told apart by a name that the first of them is given. */
export function checkSignInFields(entity: EntityParts): readonly EntityFinding[] {
  return [...checkSharedSignInNames(entity), ...checkFirstAccount(entity), ...checkNeededRecords(entity)]
}

function checkSharedSignInNames({ account, fields }: EntityParts): readonly EntityFinding[] {
  return (account?.signInBy ?? []).flatMap((name, place): readonly EntityFinding[] => {
    const field = fields[name]
    if (!field) return []
    const isUnique = 'unique' in field && field.unique === true
    // What is typed is compared as a text is.
    const isTyped = definitionOf(field)
      .columns(name, field)
      .some(({ isFolded }) => isFolded)
    if (isUnique && isTyped) return []
    const advice =
      isTyped && optionNames(field.kind).includes('unique')
        ? `a unique field; write ${name}: ${field.kind}({ …, unique: true })`
        : 'a text, an email or a phone that is unique'
    const problem = isUnique
      ? `"${name}" is no text, and who logs in types it`
      : `two accounts may have one "${name}", and who logs in is found by it`
    const message = `${problem}; expected ${advice}`
    return [{ code: 'E178', path: ['account', 'signInBy', place], message }]
  })
}

/** A password that is not given is made up, and the name that is shown is the login name. */
function checkFirstAccount(entity: EntityParts): readonly EntityFinding[] {
  const { account, fields } = entity
  const { first } = account ?? {}
  if (!account || !first) return []
  const { signInBy, displayName } = account
  const isGiven = (name: string) => Object.hasOwn(first, name)
  const references = readReferences(entity).map(([name]) => name)
  const required = Object.entries(fields)
    .filter(([name, field]) => field.required && !definitionOf(field).isSecret && name !== displayName)
    .map(([name]) => name)
    .filter((name) => !references.includes(name))
  const needed = [...(signInBy.some(isGiven) ? [] : signInBy.slice(0, 1)), ...required]
  const missing = [...new Set(needed)].filter((name) => !isGiven(name))
  if (missing.length === 0) return []
  const advice = missing.map((name) => `${name}: { variable: '${name.toUpperCase()}', otherwise: '…' }`)
  const message = `the first account would be without ${missing.join(', ')}; expected what it logs in by and all that is required; write ${advice.join(', ')}`
  return [{ code: 'E177', path: ['account', 'first'], message }]
}

/** The first account is made before any other record, so there is none yet that it could refer to. */
function checkNeededRecords(entity: EntityParts): readonly EntityFinding[] {
  if (!entity.account?.first) return []
  return readReferences(entity)
    .filter(([, { required }]) => required)
    .map(([name, { to }]) => {
      const message = `the first account is made before any ${to}, so it could name none; expected a reference that may be empty; remove required`
      return { code: 'E177', path: ['fields', name, 'required'], message } as const
    })
}

const NAMING = ['role', 'suspended', 'expires', 'email'] as const

/** What the account names are fields of the entity. */
export function checkAccountFields(entity: EntityParts): readonly EntityFinding[] {
  const { account, invalidFields } = entity
  if (!account) return []
  const known = [...readFieldNames(entity), ...invalidFields]
  // The first account is also given a password, which is not a readable field.
  const writable = [...Object.keys(entity.fields), ...invalidFields]
  const named: readonly (readonly [Path, string])[] = [
    ...account.signInBy.map((name, index) => [['signInBy', index], name] as const),
    ...account.profile.map((name, index) => [['profile', index], name] as const),
    [['displayName'], account.displayName],
    ...NAMING.flatMap((key) => (account[key] === undefined ? [] : [[[key], account[key]] as const])),
    ...Object.keys(Object(account.oidc?.create))
      .filter((name) => !writable.includes(name))
      .map((name) => [['oidc', 'create', name], name] as const),
    ...Object.keys(account.first ?? {})
      .filter((name) => !writable.includes(name))
      .map((name) => [['first', name], name] as const),
  ]
  return named
    .filter(([, name]) => !known.includes(name))
    .map(([path, name]) => ({
      code: 'E119',
      path: ['account', ...path],
      isAboutKey: path[0] === 'first' || path[0] === 'oidc',
      message: `there is no field "${name}"; ${expectOneOf(known, name)}`,
    }))
}

const KINDS = {
  suspended: {
    kind: 'toggle',
    advice: "toggle({ label: 'Suspendu', words: { on: 'oui', off: 'non' } })",
  },
  expires: { kind: 'date', advice: "date({ label: 'Valable jusqu’au' })" },
  email: { kind: 'email', advice: "email({ label: 'Email', unique: true })" },
} as const

/** Who may be logged in is said by a toggle and a date, which people do not change of themselves. */
export function checkAccountStanding({ account, fields }: EntityParts): readonly EntityFinding[] {
  if (!account) return []
  return (['suspended', 'expires'] as const).flatMap((key): readonly EntityFinding[] => {
    const name = account[key]
    const field = name === undefined ? undefined : fields[name]
    if (name === undefined || !field) return []
    const { kind, advice } = KINDS[key]
    if (field.kind === kind) return checkProfile(account.profile, name)
    const message = `"${name}" is a ${field.kind}; expected a ${kind}; write ${name}: ${advice}`
    return [{ code: 'E320', path: ['account', key], message }]
  })
}

/** The address by which somebody finds the way back in is theirs alone. */
export function checkAccountEmail({ account, fields }: EntityParts): readonly EntityFinding[] {
  const name = account?.email
  if (name === undefined && account?.invitation === 'byMail') {
    const message = "nobody has an address that an invitation is sent to; write account: { email: 'email' }"
    return [{ code: 'E322', path: ['account', 'invitation'], isAboutKey: true, message }]
  }
  const field = name === undefined ? undefined : fields[name]
  if (!field) return []
  const { kind, advice } = KINDS.email
  const isOne = 'unique' in field && field.unique === true
  if (field.kind === kind && isOne) return []
  const problem = field.kind === kind ? 'may be that of two accounts' : `is a ${field.kind}`
  const message = `"${name}" ${problem}; expected an email of one account; write ${name}: ${advice}`
  return [{ code: 'E322', path: ['account', 'email'], message }]
}

/** A rule that asks nobody for anything is none. */
export function checkSecondFactor({ account }: EntityParts): readonly EntityFinding[] {
  const rule = account?.secondFactor
  if (typeof rule !== 'object' || Object.keys(rule).length > 0) return []
  const message = "no role is named; expected { manager: 'required' }, or 'optional' for everybody"
  return [{ code: 'E340', path: ['account', 'secondFactor'], message }]
}

function checkProfile(profile: readonly string[], name: string): readonly EntityFinding[] {
  const place = profile.indexOf(name)
  if (place < 0) return []
  const message = `people would change their own "${name}", which says whether they may log in; remove it from the profile`
  return [{ code: 'E321', path: ['account', 'profile', place], message }]
}

/** Nobody could set a password of their own where passwords are only read: they would be asked for one for ever. */
export function checkOwnPassword({ account, fields }: EntityParts): readonly EntityFinding[] {
  if (!account?.ownPassword) return []
  return Object.entries(fields).flatMap(([name, field]): readonly EntityFinding[] => {
    if (!('confirmedBy' in field) || !field.readOnly) return []
    const message = `people set their own "${name}" before they come in, and it is readOnly; remove readOnly from it`
    return [{ code: 'E350', path: ['account', 'ownPassword'], message }]
  })
}

/** Whoever signs on with a provider is known by the email, and has a field for the roles that it gives. */
export function checkSignOn({ account }: EntityParts): readonly EntityFinding[] {
  if (!account?.oidc) return []
  const finding = { code: 'E330', isAboutKey: true } as const
  const noEmail: EntityFinding = {
    ...finding,
    path: ['account', 'oidc'],
    message: "a provider says who somebody is by an email; write account: { email: 'email' }",
  }
  const noRole: EntityFinding = {
    ...finding,
    path: ['account', 'oidc', 'roles'],
    message: "accounts have no field for these roles; write account: { role: 'role' }",
  }
  return [
    ...(account.email === undefined ? [noEmail] : []),
    ...(account.oidc.roles && account.role === undefined ? [noRole] : []),
  ]
}

/** Somebody can log in, and nobody is asked to choose a password that opens nothing. */
export function checkPasswordLogin({ account }: EntityParts): readonly EntityFinding[] {
  if (account?.passwordLogin !== false) return []
  const finding = { code: 'E331', isAboutKey: true } as const
  if (!account.oidc) {
    const message = 'people log in with nothing else; write account: { oidc: {} }, or remove it'
    return [{ ...finding, path: ['account', 'passwordLogin'], message }]
  }
  if (!account.invitation) return []
  const message = 'people would choose a password that they cannot log in with; remove it, or passwordLogin'
  return [{ ...finding, path: ['account', 'invitation'], message }]
}

export function adviseOnAccount(entity: EntityWithAccount): readonly string[] {
  return [...adviseOnMissingRole(entity), ...adviseOnName(entity)]
}

/** Where it is not said what an account without a role may, it may most: that is for new ones seldom what is meant. */
function adviseOnMissingRole({ name, account }: EntityWithAccount): readonly string[] {
  if (account.role === undefined || account.withoutRole !== undefined) return []
  return [
    `${name}: an account without a role may what any role may; write account: { withoutRole: 'nothing' }, or 'everything' where that is meant`,
  ]
}

function adviseOnName({ name, account: { profile, displayName } }: EntityWithAccount): readonly string[] {
  if (profile.includes(displayName)) return []
  return [
    `${name}: nobody can correct "${displayName}", by which they are called, on their profile; write account: { profile: [${[displayName, ...profile].map((each) => `'${each}'`).join(', ')}] }`,
  ]
}
