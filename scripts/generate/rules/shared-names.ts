import { sessionContract } from '../../../src/schema/session-contract.ts'
import type { EntityParts } from '../checks/entity-parts.ts'
import type { Code } from '../diagnostics/codes.ts'
import type { Finding, Path } from '../diagnostics/finding.ts'
import { clientPath } from '../output/client-names.ts'
import type { AllEntities } from './all-entities.ts'

interface Claim {
  /** Told when another has claimed it first. */
  readonly code: Code
  readonly path: Path
  /** What is claimed: `the path "/players"`. */
  readonly what: string
}

/** No two entities have one name, one path, one call or one count, and none has one of the application's own. */
export function findSharedNames({ entities }: AllEntities): readonly Finding[] {
  const owners = new Map(fixedClaims.map((what) => [what, 'the application itself']))
  return entities.flatMap((entity) => {
    const { file, exportedAs } = entity
    return claimsOf(entity).flatMap(({ code, path, what }): readonly Finding[] => {
      const owner = owners.get(what)
      if (owner === undefined) owners.set(what, file)
      if (owner === undefined) return []
      const told = fixedClaims.includes(what) ? 'E135' : code
      const message = `${what} is taken by ${owner === file ? 'this entity' : owner} already; expected one that is free`
      return [{ code: told, file, exportedAs, path, message }]
    })
  })
}

const fixedClaims: readonly string[] = [
  ...Object.values(sessionContract).map(({ method, path }) => `the call ${method} ${path}`),
  ...['/login', '/profile', '/api', '/uploads', '/healthz', '/assets'].map((path) => `the path "${path}"`),
]

function claimsOf({ name, path, countKey, endpoints }: EntityParts): readonly Claim[] {
  return [
    // Names are compared by the file they are generated into: `trainingSession` and `training_session` meet there.
    ...(name === undefined
      ? []
      : [{ code: 'E130', path: ['name'], what: `the name of ${clientPath(name)}` } as const]),
    ...(path === undefined ? [] : [{ code: 'E131', path: ['path'], what: `the path "${path}"` } as const]),
    ...(countKey === undefined
      ? []
      : [{ code: 'E133', path: ['home', 'answer'], what: `the count "${countKey}"` } as const]),
    ...endpoints.map(
      ([call, endpoint]) =>
        ({
          code: 'E132',
          path: ['endpoints', call, 'path'],
          what: `the call ${endpoint.method} ${endpoint.path}`,
        }) as const,
    ),
  ]
}
