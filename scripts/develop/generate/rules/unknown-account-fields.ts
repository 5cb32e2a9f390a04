import type { EntityParts } from '../checks/entity-parts.ts'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { EntityFinding, Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { readFieldNames } from '../entity-paths.ts'

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
