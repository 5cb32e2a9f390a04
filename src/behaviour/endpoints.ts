import type { $ZodType, output } from 'zod/v4/core'
import type { Who } from '../schema/access/access.ts'
import type { Endpoint, PathParams } from '../schema/entity/endpoint.ts'
import type { Context } from './context.ts'
import type { Recorded } from '../schema/where/where.ts'

/** What is sent where no schema says more. */
type Unchecked = Readonly<Record<string, unknown>>

/** No schema: whatever is sent comes through, and a typed call sends nothing. */
type NoSchema = $ZodType<Unchecked, never>

/** A call of an own endpoint. */
interface EndpointCall<
  Body = Unchecked,
  Query = Unchecked,
  Params = Readonly<Record<string, string>>,
> extends Context {
  /** What stands for the `:names` of the path. */
  readonly params: Params
  /** As the schema `query` reads it; unchecked texts without one. */
  readonly query: Query
  /** The JSON that was sent, as the schema `body` reads it; unchecked without one, and empty where nothing was sent. */
  readonly body: Body
}

/** A call beside the usual ones of an entity. */
export interface CustomEndpoint {
  /** `method: 'GET'` */
  readonly method: Endpoint['method']
  /** `path: '/api/treatment/prices/:year'` */
  readonly path: `/api/${string}`
  /** What `openapi.json` says of it: `summary: 'Between what the prices lie.'` */
  readonly summary?: string
  /** Answers strangers too, for whom nobody acts; without it only those who are logged in and may read the entity. */
  readonly isOpen?: boolean
  /** The roles that may make it, beside reading the entity; without it all of those, `[]` is the super-administrator alone: `roles: ['secretary']` */
  readonly roles?: Who
  /**
   * A zod schema of the JSON that is sent; what does not fit it is answered 400, with all errors and their fields.
   * @example body: z.object({ day: z.iso.date() })
   */
  readonly body?: $ZodType
  /**
   * A zod schema of what stands behind the `?`, where all is text at first; answered 400 like a body.
   * @example query: z.object({ most: z.coerce.number().optional() })
   */
  readonly query?: $ZodType
  /**
   * A zod schema of what is answered beside `success`; what it does not name is not sent.
   * @example response: z.object({ cheapest: z.number() })
   */
  readonly response?: $ZodType
  /**
   * What is answered beside `success`; a `UserError` is answered as any refusal.
   * @example answer: async ({ records }) => ({ count: await records.count(treatment) })
   */
  answer(call: EndpointCall): object | Promise<object>
}

export type CustomEndpoints = Readonly<Record<string, CustomEndpoint>>

/** An endpoint whose code knows what its schemas say. */
export interface TypedEndpoint<
  Method extends Endpoint['method'],
  Path extends `/api/${string}`,
  Body extends $ZodType,
  Query extends $ZodType,
  Answer extends object,
> extends Pick<CustomEndpoint, 'summary' | 'isOpen' | 'roles'> {
  readonly method: Method
  readonly path: Path
  readonly body?: Body
  readonly query?: Query
  readonly response?: $ZodType<Answer, Answer>
  answer(call: EndpointCall<output<Body>, output<Query>, PathParams<Path>>): Answer | Promise<Answer>
}

/**
 * Calls beside the usual ones, exported as `endpoints` by the file `<entity>.server.ts` beside the entity's own. One with a schema is
 * written in `endpoint({ … })`, which gives its code the types.
 * @example export const endpoints = defineEndpoints(treatment, { prices: { method: 'GET', path: '/api/treatment/prices', … } })
 */
export function defineEndpoints<const E extends CustomEndpoints>(
  _entity: Recorded,
  endpoints: E,
): Readonly<E> {
  return endpoints
}

/**
 * One of `defineEndpoints` whose `body`, `query`, `params` and answer have the types that its schemas and its path say.
 * @example endpoint({ method: 'GET', path: '/api/treatment/prices/:year', query: z.object({ … }), answer: ({ query }) => … })
 */
export function endpoint<
  const Method extends Endpoint['method'],
  const Path extends `/api/${string}`,
  Answer extends object,
  Body extends $ZodType = NoSchema,
  Query extends $ZodType = NoSchema,
>(
  definition: TypedEndpoint<Method, Path, Body, Query, Answer>,
): NoInfer<TypedEndpoint<Method, Path, Body, Query, Answer>> {
  return definition
}
