import type { Endpoint } from '../../../../src/schema/endpoint.ts'
import { historyEndpoint } from '../../../../src/schema/history-contract.ts'
import { openApiEndpoint, sessionContract } from '../../../../src/schema/session-contract.ts'
import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { Code } from '../diagnostics/codes.ts'
import type { Finding, Path } from '../diagnostics/finding.ts'
import { clientPath } from '../output/client-names.ts'

interface Claim {
  /** Told when another has claimed it first. */
  readonly code: Code
  readonly path: Path
  /** What is claimed: `the path "/players"`. */
  readonly what: string
  /** It would be taken for the history of some record. */
  readonly isHistory?: boolean
}

const APPLICATION = 'the application itself'

/** No two entities have one name, one path, one call or one count, and none has one of the application's own. */
export function findSharedNames({ entities }: AllEntities): readonly Finding[] {
  const owners = new Map(fixedClaims.map((what) => [what, APPLICATION]))
  return entities.flatMap((entity) => {
    const { file, exportedAs } = entity
    return claimsOf(entity).flatMap(({ code, path, what, isHistory = false }): readonly Finding[] => {
      const owner = owners.get(what) ?? (isHistory ? APPLICATION : undefined)
      if (owner === undefined) owners.set(what, file)
      if (owner === undefined) return []
      const told = owner === APPLICATION ? 'E135' : code
      const message = `${what} is taken by ${owner === file ? 'this entity' : owner} already; expected one that is free`
      return [{ code: told, file, exportedAs, path, message }]
    })
  })
}

const fixedClaims: readonly string[] = [
  ...[...Object.values(sessionContract), openApiEndpoint].map(
    ({ method, path }) => `the call ${method} ${path}`,
  ),
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
          isHistory: meetsHistory(endpoint),
        }) as const,
    ),
  ]
}

/** Whether some address is both this call's and the history's: a parameter stands for anything. */
function meetsHistory({ method, path }: Endpoint): boolean {
  const [own, fixed] = [path.split('/'), historyEndpoint.path.split('/')]
  if (method !== historyEndpoint.method || own.length !== fixed.length) return false
  return fixed.every((step, index) => step === own[index] || `${step}${own[index]}`.includes(':'))
}
