import * as z from 'zod/mini'
import type { AnsweringEndpoint } from '../schema/endpoint.ts'
import type { AnyEntity } from '../schema/entity.ts'
import type { EntityRecord } from '../schema/field-meaning.ts'
import type { ListQuery } from '../schema/list-query.ts'
import { recordSchema } from '../schema/record-schema.ts'
import type { Answer } from './answer.ts'
import { call, type CallOptions } from './call.ts'
import { UnreadableAnswerError } from './errors.ts'

export interface ListAnswer<Read = EntityRecord> {
  readonly records: readonly Read[]
  /** How many records match in all; undefined where the backend speaks only the plain contract and sent them all. */
  readonly total: number | undefined
}

type WriteOptions = Pick<CallOptions, 'onProgress'>

/** The calls of one entity. */
export interface EntityClient<Read = EntityRecord, Create = object, Update = never> {
  list(query?: ListQuery, signal?: AbortSignal): Promise<ListAnswer<Read>>
  read(id: number, signal?: AbortSignal): Promise<Read>
  create(payload: Create, options?: WriteOptions): Promise<void>
  update(payload: Update, options?: WriteOptions): Promise<void>
  /** Without an endpoint to call it does nothing, and the row leaves the list in the browser alone. */
  destroy(id: number): Promise<void>
}

/** The client that an entity's endpoints describe; answers are parsed by the shape of `Read`. */
export function createEntityClient<
  Read extends { readonly id: number },
  Create extends object,
  Update extends { readonly id: number },
>(entity: AnyEntity): EntityClient<Read, Create, Update> {
  const { endpoints } = entity
  // `Read` is `RecordOf<entity>`, the type of what this schema yields; the compiler cannot follow it through the kinds.
  const record = recordSchema(entity.fields) as unknown as z.ZodMiniType<Read>
  const records = z.array(record)
  return {
    async list(query, signal) {
      const answer = await call(endpoints.list, { signal, ...(query && { query: { ...query } }) })
      const total = typeof answer['total'] === 'number' ? answer['total'] : undefined
      return { records: readAnswer(endpoints.list, answer, records), total }
    },
    async read(id, signal) {
      return readAnswer(endpoints.read, await call(endpoints.read, { id, signal }), record)
    },
    async create(payload, options) {
      await call(endpoints.create, { ...options, payload })
    },
    async update(payload, options) {
      await call(endpoints.update, { ...options, id: payload.id, payload })
    },
    async destroy(id) {
      if (endpoints.destroy) await call(endpoints.destroy, { id, payload: { id } })
    },
  }
}

/** What an answer carries under its key. */
export function readAnswer<T>(endpoint: AnsweringEndpoint, answer: Answer, schema: z.ZodMiniType<T>): T {
  const read = schema.safeParse(answer[endpoint.answer])
  if (read.success) return read.data
  throw new UnreadableAnswerError(endpoint.method, endpoint.path, 200)
}
