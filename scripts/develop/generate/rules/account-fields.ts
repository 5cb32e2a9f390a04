import { optionNames } from '../../../../src/kinds/core/authoring/authorings.ts'
import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import { readReferences } from '../entity-paths.ts'

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
    const isTyped = meaningOf(field)
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
    .filter(([name, field]) => field.required && !meaningOf(field).isSecret && name !== displayName)
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
