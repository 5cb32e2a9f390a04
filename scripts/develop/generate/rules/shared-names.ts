import type { Endpoint } from '../../../../src/schema/entity/endpoint.ts'
import { readHistoryCall } from '../../../../src/calls/record-calls.ts'
import {
  ACCOUNT_STEPS_KEY,
  readHomeCall,
  THIS_WEEK_KEY,
  WIDGETS_KEY,
} from '../../../../src/features/home/calls.ts'
import { readOpenApiCall } from '../../../../src/calls/operations.ts'
import { accountCalls } from '../../../../src/accounts/calls/account-calls.ts'
import type { EntityParts, AllEntities } from '../checks/entity-parts.ts'
import type { Code } from '../diagnostics/codes.ts'
import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { clientPath } from '../output/client-names.ts'

interface Claim {
  /** The finding to report when another entity uses it already. */
  readonly code: Code
  readonly path: Path
  /** The used name with its description: `the path "/players"`. */
  readonly what: string
  /** Whether it would be matched by the route of a record's history. */
  readonly isHistory?: boolean
}

const APPLICATION = 'the application itself'

/** Entities differ in name, path, calls and counts, and use none that the application reserves. */
export function checkSharedNames({ entities }: AllEntities): readonly Finding[] {
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

/** The dashboard's and the profile's. */
export const OWN_ORDERS: readonly number[] = [0, 100]

/** What the program's own screens and calls begin with. */
export const RESERVED_PATHS: readonly string[] = [
  '/login',
  '/profile',
  '/dashboard',
  '/trash',
  '/activity',
  '/api',
  '/uploads',
  '/healthz',
  '/livez',
  '/readyz',
  '/metrics',
  '/assets',
]

function placeInMenu(order: number): string {
  return `the place ${order} in the menu`
}

const fixedClaims: readonly string[] = [
  ...[WIDGETS_KEY, THIS_WEEK_KEY, ACCOUNT_STEPS_KEY, 'success'].map((key) => `the count "${key}"`),
  ...OWN_ORDERS.map(placeInMenu),
  ...[...Object.values(accountCalls), readHomeCall, readOpenApiCall].map(
    ({ method, path }) => `the call ${method} ${path}`,
  ),
  ...RESERVED_PATHS.map((path) => `the path "${path}"`),
]

function claimsOf({ name, path, menuOrder, countKey, endpoints }: EntityParts): readonly Claim[] {
  return [
    // Compared by generated file name: `trainingSession` and `training_session` share one.
    ...(name === undefined
      ? []
      : ([
          { code: 'E130', path: ['name'], what: `the name of ${clientPath(name)}` },
          // SQLite compares table names without case.
          { code: 'E130', path: ['name'], what: `the table "${name.toLowerCase()}"` },
        ] as const)),
    ...(menuOrder === undefined
      ? []
      : [{ code: 'E148', path: ['menu', 'order'], what: placeInMenu(menuOrder) } as const]),
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

/** Whether an address can match both this call and the history route; a parameter matches anything. */
function meetsHistory({ method, path }: Endpoint): boolean {
  const [own, fixed] = [path.split('/'), readHistoryCall.path.split('/')]
  if (method !== readHistoryCall.method || own.length !== fixed.length) return false
  return fixed.every((step, index) => step === own[index] || `${step}${own[index]}`.includes(':'))
}
