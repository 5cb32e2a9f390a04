import type { AnyEntity } from '../../../src/schema/entity.ts'
import { sessionContract } from '../../../src/schema/session-contract.ts'
import type { Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'
import { clientPath } from '../output/client-names.ts'

interface Claim {
  readonly file: string
  readonly where: string
  /** What is claimed: `path /players`. */
  readonly what: string
}

/** No two entities have one name, one path, one endpoint or one count. */
export function findSharedNames(entities: readonly EntityFile[]): readonly Mistake[] {
  const first = new Map(fixedClaims.map((claim) => [claim.what, claim]))
  return entities.flatMap(readClaims).flatMap((claim) => {
    const other = first.get(claim.what)
    if (!other) first.set(claim.what, claim)
    return other ? [{ file: claim.file, where: claim.where, message: tell(claim, other) }] : []
  })
}

const fixedClaims: readonly Claim[] = [
  ...Object.entries(sessionContract).map(([call, { method, path }]) => ({
    file: 'src/schema/session-contract.ts',
    where: call,
    what: `the call ${method} ${path}`,
  })),
  ...['/login', '/profile'].map((path) => ({ file: 'src/app', where: 'routes', what: `the path ${path}` })),
]

function tell(claim: Claim, other: Claim): string {
  return `${claim.what} is taken by ${other.file} (${other.where}); choose another`
}

function readClaims({ file, entity }: EntityFile): readonly Claim[] {
  return claimsOf(entity).map(([where, what]) => ({ file, where, what }))
}

function claimsOf({ name, path, home, endpoints }: AnyEntity): readonly (readonly [string, string])[] {
  const calls = Object.entries(endpoints).map(
    ([call, endpoint]) => [`endpoints.${call}`, `the call ${endpoint.method} ${endpoint.path}`] as const,
  )
  const count = home ? [['home.answer', `the count "${home.answer}"`] as const] : []
  // Names are compared by the file they are generated into: `trainingSession` and `training_session` meet there.
  return [['name', `the name of ${clientPath(name)}`], ['path', `the path ${path}`], ...count, ...calls]
}
