import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import type { Operation } from '../../schema/access.ts'
import type { Endpoint } from '../../schema/endpoint.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { currentDay } from '../../kinds/core/filter/days.ts'
import { dependOnDay } from '../../kinds/core/filter/filters.ts'
import { TOTAL_HEADER } from '../../schema/session-contract.ts'
import type { ListQuery } from '../../schema/list-query.ts'
import type { Backend } from '../backend.ts'
import { createIdempotently, type SaveKey } from '../records/idempotency.ts'
import { listPage } from '../records/reading/list-page.ts'
import { parseListQuery } from '../records/reading/parse-list-query.ts'
import { listJson } from '../records/reading/list-json.ts'
import { readRecord } from '../records/reading/read-records.ts'
import { entityNamed, type Store } from '../records/store/store.ts'
import { createRecord, destroyRecord, updateRecord } from '../records/write-records.ts'
import { readAuthor } from '../session/account.ts'
import { sessionOf, storeOf } from '../session/guard.ts'
import { sendCached, type CachedResponse, type ResponseCache } from './cached-responses.ts'
import { readId, readIdempotencyKey, readJson, readPayload } from './read-request.ts'

/** A placeholder for the list in the serialized envelope. */
const LIST = '\u0000list'

/** The routes of an entity's endpoints. */
export function entityRoutes(
  app: FastifyInstance,
  backend: Backend,
  cache: ResponseCache,
  entity: AnyEntity,
): void {
  const { endpoints } = entity
  type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  const serve = ({ method, path }: Endpoint, may: Operation, handler: Answer) =>
    app.route({ method, url: path, config: { may, entity }, handler })
  serve(endpoints.list, 'list', (request, reply) => list(cache, entity, request, reply))
  serve(endpoints.read, 'read', (request, reply) => read(cache, entity, request, reply))
  serve(endpoints.create, 'create', (request) => create(backend, entity, request))
  serve(endpoints.update, 'update', (request) => update(backend, entity, request))
  if (endpoints.destroy) serve(endpoints.destroy, 'delete', (request) => destroy(backend, entity, request))
}

async function list(
  cache: ResponseCache,
  entity: AnyEntity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const store = storeOf(request)
  const query = parseListQuery(entityNamed(store.entities, entity.name), request.query)
  const key = query ? `page ${JSON.stringify(query)}` : 'list'
  const day = dependOnDay(query?.filters) ? currentDay() : undefined
  const build = (version: string) =>
    query ? buildPage(store, entity, query, version) : buildList(store, entity)
  return sendCached(store, cache, request, reply, { entity, key, day, build })
}

async function buildList(store: Store, entity: AnyEntity): Promise<CachedResponse> {
  const records = await listJson(store, entity)
  const envelope = JSON.stringify(buildAnswerBody(entity.endpoints.list, LIST, { success: true }))
  const [head = '', tail = ''] = envelope.split(JSON.stringify(LIST))
  return { body: Buffer.concat([Buffer.from(head), records, Buffer.from(tail)]), headers: {} }
}

async function buildPage(
  store: Store,
  entity: AnyEntity,
  query: ListQuery,
  version: string,
): Promise<CachedResponse> {
  const endpoint = entity.endpoints.list
  const { records, total } = await listPage(store, entity, query, version)
  // A bare list has no place for the total, so a header carries it.
  const headers = endpoint.answer === null ? { [TOTAL_HEADER]: total } : {}
  return toJson(buildAnswerBody(endpoint, records, { success: true, total }), headers)
}

async function read(
  cache: ResponseCache,
  entity: AnyEntity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const store = storeOf(request)
  if (request.method !== 'GET') {
    const id = readId(request.params, readJson(request))
    return answerRecord(store, entity, id, {})
  }
  const id = readId(request.params, {})
  const build = async () => toJson(await answerRecord(store, entity, id, {}))
  return sendCached(store, cache, request, reply, { entity, key: `record ${id}`, build })
}

function toJson(answer: unknown, headers: CachedResponse['headers'] = {}): CachedResponse {
  return { body: Buffer.from(JSON.stringify(answer)), headers }
}

async function create(backend: Backend, entity: AnyEntity, request: FastifyRequest): Promise<unknown> {
  const store = storeOf(request)
  const key = readIdempotencyKey(request)
  const payload = await readPayload(request, entity, 'create')
  const author = await readAuthor(backend, sessionOf(request))
  const make = (saveKey?: SaveKey) => createRecord(store, entity, payload, { author, saveKey })
  const id =
    key === null
      ? await make()
      : await createIdempotently(store, { entity, payload, accountId: author.id, key }, make)
  return answerRecord(store, entity, id, { id })
}

async function update(backend: Backend, entity: AnyEntity, request: FastifyRequest): Promise<unknown> {
  const store = storeOf(request)
  const payload = await readPayload(request, entity, 'update')
  const id = readId(request.params, payload)
  const author = await readAuthor(backend, sessionOf(request))
  await updateRecord(store, entity, id, payload, { author })
  return answerRecord(store, entity, id, {})
}

async function destroy(backend: Backend, entity: AnyEntity, request: FastifyRequest): Promise<unknown> {
  const id = readId(request.params, readJson(request))
  const author = await readAuthor(backend, sessionOf(request))
  await destroyRecord(storeOf(request), entity, id, { author })
  return { success: true }
}

/** The record as the read call answers it, also after a write. */
async function answerRecord(store: Store, entity: AnyEntity, id: number, beside: object): Promise<unknown> {
  const record = await readRecord(store, entity, id)
  return buildAnswerBody(entity.endpoints.read, record, { success: true, ...beside })
}
