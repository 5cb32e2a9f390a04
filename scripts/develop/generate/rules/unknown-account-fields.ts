import type { EntityParts } from '../checks/entity-parts.ts'
import { expectOneOf } from '../diagnostics/expectation.ts'
import type { Complaint, Path } from '../diagnostics/finding.ts'
import { readFieldNames } from '../entity-paths.ts'

/** The account signs in by, shows and is named by fields of its own. */
export function findUnknownAccountFields(entity: EntityParts): readonly Complaint[] {
  const { account, unsoundFields } = entity
  if (!account) return []
  const known = [...readFieldNames(entity), ...unsoundFields]
  // The first account has a password too, which nobody reads.
  const writable = [...Object.keys(entity.fields), ...unsoundFields]
  const named: readonly (readonly [Path, string])[] = [
    ...account.signInBy.map((name, index) => [['signInBy', index], name] as const),
    ...account.profile.map((name, index) => [['profile', index], name] as const),
    [['displayName'], account.displayName],
    ...Object.keys(account.first ?? {})
      .filter((name) => !writable.includes(name))
      .map((name) => [['first', name], name] as const),
  ]
  return named
    .filter(([, name]) => !known.includes(name))
    .map(([path, name]) => ({
      code: 'E119',
      path: ['account', ...path],
      isAboutKey: path[0] === 'first',
      message: `there is no field "${name}"; ${expectOneOf(known, name)}`,
    }))
}
