import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

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
