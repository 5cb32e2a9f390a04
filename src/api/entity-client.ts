import * as z from 'zod/mini'
import { readAnswerPart } from '../schema/answer-part.ts'
import type { AnsweringEndpoint, Endpoint } from '../schema/endpoint.ts'
import type { AnyEntity } from '../schema/entity.ts'
import type { EntityRecord } from '../schema/field-meaning.ts'
import type { ListQuery } from '../schema/list-query.ts'
import { BASE_ADDRESS } from './base-address.ts'
import { call, callForBody, type CallOptions } from './call.ts'
import { UnreadableAnswerError } from './errors.ts'
import { idempotencyHeaders } from './idempotency.ts'

export interface ListAnswer<Read = EntityRecord> {
  readonly records: readonly Read[]
  /** How many records match in all; undefined where the backend speaks only the plain contract and sent them all. */
  readonly total: number | undefined
}

// Records that are read within a moment.
const SHORT = 500

type WriteOptions = Pick<CallOptions, 'fetch'>

interface CreateOptions extends WriteOptions {
  /** The same for each try at one creation, so that it makes one record however often its answer is lost. */
  readonly key?: string
}

/** The calls of one entity. */
export interface EntityClient<Read = EntityRecord, Create = object, Update = never> {
  list(query?: ListQuery, signal?: AbortSignal): Promise<ListAnswer<Read>>
  read(id: number, signal?: AbortSignal): Promise<Read>
  /** The new record's id, where the backend tells it. */
  create(payload: Create, options?: CreateOptions): Promise<number | undefined>
  update(payload: Update, options?: WriteOptions): Promise<void>
  /** Without an endpoint to call it does nothing, and the row leaves the list in the browser alone. */
  destroy(id: number): Promise<void>
}

/** The client that an entity's endpoints describe; answers are parsed as `record` says. */
export function createEntityClient<
  Read extends { readonly id: number },
  Create extends object,
  Update extends { readonly id: number },
>(entity: AnyEntity, record: z.ZodMiniType<Read>): EntityClient<Read, Create, Update> {
  const { endpoints } = entity
  const records = z.array(record)
  return {
    async list(query, signal) {
      const options = { signal, ...(query && { query: { ...query } }) }
      const { body, total } = await callForBody(endpoints.list, options)
      const sent = readAnswerPart(endpoints.list, body)
      const isLong = Array.isArray(sent) && sent.length > SHORT
      if (isLong) return { records: await readLong(endpoints.list, sent, record, signal), total }
      return { records: readAnswer(endpoints.list, body, records), total }
    },
    async read(id, signal) {
      const { body } = await callForBody(endpoints.read, { id, signal, ...idPayload(endpoints.read, id) })
      return readAnswer(endpoints.read, body, record)
    },
    async create(payload, { key, ...options } = {}) {
      const headers = key === undefined ? {} : idempotencyHeaders(key, BASE_ADDRESS)
      const { id } = await call(endpoints.create, { ...options, headers, payload })
      return typeof id === 'number' ? id : undefined
    },
    async update(payload, options) {
      const { id, ...rest } = payload
      await call(endpoints.update, {
        ...options,
        id,
        payload: { ...idPayload(endpoints.update, id).payload, ...rest },
      })
    },
    async destroy(id) {
      const { destroy } = endpoints
      if (destroy) await call(destroy, { id, ...idPayload(destroy, id) })
    },
  }
}

/** As `readAnswer`, of more records than are read within a moment; in one go where the code for it does not come. */
async function readLong<T>(
  endpoint: AnsweringEndpoint,
  sent: readonly unknown[],
  schema: z.ZodMiniType<T>,
  signal: AbortSignal | undefined,
): Promise<readonly T[]> {
  const long = await import('./long-answer.ts').catch(() => undefined)
  if (!long) return readAnswer({ ...endpoint, answer: null }, sent, z.array(schema))
  return (await long.parseRecords(schema, sent, signal)) ?? failUnreadable(endpoint)
}

/** The id travels in the body where the path has no place for it. */
function idPayload({ path }: Endpoint, id: number): { readonly payload: object } {
  return { payload: path.includes(':id') ? {} : { id } }
}

/** What an answer carries at its place. */
export function readAnswer<T>(endpoint: AnsweringEndpoint, body: unknown, schema: z.ZodMiniType<T>): T {
  const read = schema.safeParse(readAnswerPart(endpoint, body))
  return read.success ? read.data : failUnreadable(endpoint)
}

function failUnreadable(endpoint: AnsweringEndpoint): never {
  throw new UnreadableAnswerError(endpoint.method, endpoint.path, { status: 200 })
}
