import { readFieldNames } from '../entity-paths.ts'
import { namesNo, type Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'

/** The account signs in by, shows and is named by fields of its own. */
export function findUnknownAccountFields({ file, entity }: EntityFile): readonly Mistake[] {
  const { account } = entity
  if (!account) return []
  const known = readFieldNames(entity)
  const { signInBy, profile, displayName } = account
  return Object.entries({ signInBy, profile, displayName: [displayName] }).flatMap(([part, names]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({ file, where: `account.${part}`, message: namesNo('field', name, known) })),
  )
}
