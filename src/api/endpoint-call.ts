import type { $ZodType, input } from 'zod/v4/core'
import type { Endpoint, PathParams } from '../schema/entity/endpoint.ts'
import { fillPath } from './call-address.ts'
import { call } from './call.ts'

/** An own endpoint, as far as a call must know it. */
interface Callable {
  readonly method: Endpoint['method']
  readonly path: string
  readonly body?: $ZodType
  readonly query?: $ZodType
  answer(call: never): object
}

/** Nothing where no schema says what is sent; may be left out where all of it may. */
type Part<Name extends string, Schema> = Schema extends $ZodType
  ? [input<Schema>] extends [never]
    ? unknown
    : object extends input<Schema>
      ? { readonly [Each in Name]?: input<Schema> }
      : { readonly [Each in Name]: input<Schema> }
  : unknown

type Params<P> = [keyof P] extends [never] ? unknown : { readonly params: P }

type SentTo<E extends Callable> = { readonly signal?: AbortSignal } & Params<PathParams<E['path']>> &
  Part<'body', Required<E>['body']> &
  Part<'query', Required<E>['query']>

interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: object
  readonly query?: object
  readonly signal?: AbortSignal
}

type AnswerOf<E extends Callable> = Awaited<ReturnType<E['answer']>>

/**
 * The call of an own endpoint, held to its method, its path and its schemas by the compiler; the server's file is imported for its types alone.
 * @example const readPrices = endpointCall<typeof endpoints.prices>({ method: 'GET', path: '/api/treatment/prices' })
 */
export function endpointCall<E extends Callable>({ method, path }: Pick<E, 'method' | 'path'>) {
  return async ({ params = {}, body, query = {}, signal }: SentTo<E> & Sent): Promise<AnswerOf<E>> => {
    const answer = await call(
      { method, path: fillPath(path, params), ...(body && { body: 'json' }) },
      { signal, query, ...(body && { payload: body }) },
    )
    // The server has checked it by the schema of the endpoint, or its own types.
    return answer as unknown as AnswerOf<E>
  }
}
