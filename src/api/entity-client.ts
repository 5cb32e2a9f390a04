import * as z from 'zod/mini'
import { readAnswerPart } from '../schema/entity/answer-part.ts'
import type { AnsweringEndpoint, Endpoint } from '../schema/entity/endpoint.ts'
import type { AnyEntity } from '../schema/entity/entity.ts'
import type { EntityRecord } from '../schema/entity/field-definition.ts'
import { listParameters, type ListQuery } from '../schema/where/list-query.ts'
import { isRecordId, type RecordId } from '../schema/values/record-id.ts'
import { BASE_ADDRESS } from './addresses.ts'
import { call, callForBody, callForList, readPart, type CallOptions } from './call.ts'
import { idempotencyHeaders } from './idempotency.ts'

export interface RecordPage<Read = EntityRecord> {
  readonly records: readonly Read[]
  /** The number of matching records. */
  readonly total: number
}

/** A list that is not parsed yet because it is long: the answer of a backend without paging. */
export interface UnreadList {
  readonly text: string
  /** The total from a header; then it is a page after all. */
  readonly total: number | undefined
}

type WriteOptions = Pick<CallOptions, 'fetch'>

interface CreateOptions extends WriteOptions {
  /** The idempotency key: the same for all tries of one creation. */
  readonly key?: string
}

/** The typed calls of one entity. */
export interface EntityClient<Read = EntityRecord, Create = object, Update = never> {
  /** All records. */
  list(): Promise<Pick<RecordPage<Read>, 'records'>>
  page(query: ListQuery | undefined, signal: AbortSignal): Promise<RecordPage<Read> | UnreadList>
  read(id: RecordId, signal?: AbortSignal): Promise<Read>
  /** Returns the new record's id if the backend answers it. */
  create(payload: Create, options?: CreateOptions): Promise<RecordId | undefined>
  update(payload: Update, options?: WriteOptions): Promise<void>
  /** Without an endpoint it does nothing; the row then leaves the list in the browser only. */
  destroy(id: RecordId): Promise<void>
}

/** Creates the client of an entity's endpoints; answers are validated with `record`. */
export function createEntityClient<
  Read extends { readonly id: RecordId },
  Create extends object,
  Update extends { readonly id: RecordId },
>(entity: AnyEntity, record: z.ZodMiniType<Read>): EntityClient<Read, Create, Update> {
  const { endpoints } = entity
  const records = z.array(record)
  return {
    async list() {
      const { body } = await callForBody(endpoints.list)
      return { records: readAnswer(endpoints.list, body, records) }
    },
    async page(query, signal) {
      const options = { signal, ...(query && { query: listParameters(query) }) }
      const { text, body, total } = await callForList(endpoints.list, options)
      if (body === undefined || total === undefined) return { text, total }
      return { records: readAnswer(endpoints.list, body, records), total }
    },
    async read(id, signal) {
      const { body } = await callForBody(endpoints.read, { id, signal, ...idPayload(endpoints.read, id) })
      return readAnswer(endpoints.read, body, record)
    },
    async create(payload, { key, ...options } = {}) {
      const headers = key === undefined ? {} : idempotencyHeaders(key, BASE_ADDRESS)
      const { id } = await call(endpoints.create, { ...options, headers, payload })
      return isRecordId(id) && typeof id === (entity.ids === 'text' ? 'string' : 'number') ? id : undefined
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

/** The id travels in the body when the path has no `:id`. */
function idPayload({ path }: Endpoint, id: RecordId): { readonly payload: object } {
  return { payload: path.includes(':id') ? {} : { id } }
}

/** Reads and validates the part of an answer that the endpoint names. */
export function readAnswer<T>(endpoint: AnsweringEndpoint, body: unknown, schema: z.ZodMiniType<T>): T {
  return readPart(endpoint, readAnswerPart(endpoint, body), schema)
}
