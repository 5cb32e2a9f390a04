import type { Finding } from '../diagnostics/finding.ts'
import type { AllEntities } from '../checks/entity-parts.ts'

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
