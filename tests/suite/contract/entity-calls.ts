import * as z from 'zod/mini'
import { expect } from 'vitest'
import { readAnswerPart } from '../../../src/schema/entity/answer-part.ts'
import type { AnsweringEndpoint, Endpoint } from '../../../src/schema/entity/endpoint.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'
import { readHistoryCall } from '../../../src/calls/record-calls.ts'
import { TOTAL_HEADER, VERSION_KEY } from '../../../src/schema/access/session-contract.ts'
import type { HttpClient, Reply, SentHeaders } from '../../contract/harness/http-client.ts'
import { carriedValues } from '../../contract/harness/update-fields.ts'
import type { Parts } from '../values/kind-values.ts'

type Query = Readonly<Record<string, string | number | readonly string[]>>

/** The calls of one entity, made by one person. */
export interface EntityCalls {
  list(query?: Query): Promise<Reply>
  read(id: unknown): Promise<Reply>
  create(parts: Parts, headers?: SentHeaders): Promise<Reply>
  /** Changes some fields of a stored record: the others that an update must carry are sent as they are. */
  update(id: number, parts: Parts): Promise<Reply>
  /** Sends these parts and no others. */
  updateBare(id: unknown, parts: Parts): Promise<Reply>
  /** Answers nothing where the contract has no such call. */
  destroy(id: unknown): Promise<Reply> | null
  /** Who changed it when. */
  history(id: unknown): Promise<Reply>
}

export function callsOf(client: HttpClient, entity: AnyEntity): EntityCalls {
  const { name, endpoints } = entity
  const { list, read, create, update, destroy } = endpoints
  return {
    list: (query = {}) => send(client, { ...list, path: list.path + searchOf(query) }, undefined, {}),
    read: (id) => send(client, read, id, {}),
    create: (parts, headers) => send(client, create, undefined, parts, headers),
    async update(id, parts) {
      const stored = recordOf(entity, await send(client, read, id, {}))
      return send(client, update, id, { ...carriedValues(entity, stored), ...parts })
    },
    updateBare: (id, parts) => send(client, update, id, parts),
    destroy: (id) => (destroy ? send(client, destroy, id, {}) : null),
    history: (id) => client.get(addressOf(readHistoryCall, id).replace(':entity', name)),
  }
}

/** The address of a call; the id stands in it, or else in the body. */
export function addressOf({ path }: Endpoint, id: unknown): string {
  return path.replace(':id', encodeURIComponent(String(id)))
}

/** Sends what texts and files can carry as the contract says, and everything else as JSON, which tells types apart. */
async function send(
  client: HttpClient,
  endpoint: Endpoint,
  id: unknown,
  parts: Parts,
  headers?: SentHeaders,
): Promise<Reply> {
  const address = addressOf(endpoint, id)
  if (endpoint.method === 'GET') return client.get(address)
  const isInPath = endpoint.path.includes(':id')
  const payload = id === undefined || isInPath ? parts : { id, ...parts }
  const sent = Object.values(payload)
  const isForm = sent.some(hasFile) || (endpoint.body === 'multipart' && sent.every(isSpoken))
  if (isForm && sent.length > 0) return client.multipart(endpoint.method, address, speak(payload), headers)
  const hasBody = endpoint.body !== undefined || sent.length > 0
  return client.json(endpoint.method, address, hasBody ? payload : undefined, headers)
}

/** A form has no null: what is not there is empty. */
function speak(payload: Parts): Parts {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, value ?? '']))
}

const hasFile = (value: unknown) => [value].flat().some((each) => each instanceof File)

/** A form reads the same out of it as JSON does: text of whole characters. */
const isSpoken = (value: unknown) => typeof value === 'string' && !/\p{Surrogate}/u.test(value)

function searchOf(query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}

const record = z.looseObject({ id: z.int() })
const records = z.array(record)

const versioned = z.looseObject({ id: z.int(), [VERSION_KEY]: z.int() })

/** The record of an answer that must be a good one, without its version, which it must have. */
export function recordOf({ endpoints }: AnyEntity, reply: Reply): StoredRecord {
  const { [VERSION_KEY]: _version, ...rest } = versioned.parse(goodPart(endpoints.read, reply))
  return rest
}

/** How often the record of an answer has been changed, from 1. */
export function versionOf({ endpoints }: AnyEntity, reply: Reply): number {
  return versioned.parse(goodPart(endpoints.read, reply))[VERSION_KEY]
}

/** The records of a list that must be a good one, and how many there are in all. */
export function recordsOf({ endpoints }: AnyEntity, reply: Reply) {
  const found: readonly StoredRecord[] = records.parse(goodPart(endpoints.list, reply))
  const header = reply.headers.get(TOTAL_HEADER)
  return { records: found, total: header === null ? reply.answer['total'] : Number(header) }
}

function goodPart(endpoint: AnsweringEndpoint, reply: Reply): unknown {
  const { status, body } = reply
  expect({ status, body }, JSON.stringify(body).slice(0, 500)).toMatchObject({ status: 200 })
  // A bare record or list comes without the envelope that says so.
  if (endpoint.answer !== null) expect(body).toMatchObject({ success: true })
  return readAnswerPart(endpoint, body)
}
