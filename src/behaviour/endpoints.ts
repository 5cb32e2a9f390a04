import type { Endpoint } from '../schema/endpoint.ts'
import type { Context, Recorded } from './context.ts'

/** A call of an own endpoint. */
export interface EndpointCall extends Context {
  /** What stands for the `:names` of the path. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  /** The JSON that was sent, unchecked; empty without any. */
  readonly body: Readonly<Record<string, unknown>>
}

/** A call beside the usual ones of an entity. */
export interface OwnEndpoint {
  /** `method: 'GET'` */
  readonly method: Endpoint['method']
  /** `path: '/api/treatment/prices/:year'` */
  readonly path: `/api/${string}`
  /** What `openapi.json` says of it: `summary: 'Between what the prices lie.'` */
  readonly summary?: string
  /** Answers strangers too, for whom nobody acts; without it only those who are logged in and may read the entity. */
  readonly isOpen?: boolean
  /**
   * What is answered beside `success`; a `UserError` is answered as any refusal.
   * @example answer: async ({ records }) => ({ count: (await records.find(treatment, {})).length })
   */
  answer(call: EndpointCall): object | Promise<object>
}

export type OwnEndpoints = Readonly<Record<string, OwnEndpoint>>

/**
 * Calls beside the usual ones, exported as `endpoints` by the file `<entity>.server.ts` beside the entity's own.
 * @example export const endpoints = defineEndpoints(treatment, { prices: { method: 'GET', path: '/api/treatment/prices', … } })
 */
export function defineEndpoints<const E extends OwnEndpoints>(_entity: Recorded, endpoints: E): E {
  return endpoints
}
