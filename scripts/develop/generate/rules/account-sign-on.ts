import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

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
