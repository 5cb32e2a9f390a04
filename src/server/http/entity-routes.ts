import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Call } from '../../calls/call.ts'
import { entityCalls } from '../../calls/entity-calls.ts'
import { buildAnswerBody } from '../../schema/entity/answer-part.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { currentDay } from '../../kinds/core/filter/days.ts'
import { dependOnDay } from '../../kinds/core/filter/filters.ts'
import { recordSchema } from '../../kinds/core/definition/record.ts'
import { TOTAL_HEADER } from '../../schema/access/session-contract.ts'
import type { ListQuery } from '../../schema/where/list-query.ts'
import type { Backend } from '../backend.ts'
import { createIdempotently, type SaveKey } from '../records/idempotency.ts'
import { listPage } from '../records/reading/list-page.ts'
import { parseListQuery } from '../records/reading/parse-list-query.ts'
import { listJson } from '../records/reading/list-json.ts'
import { readRecord } from '../records/reading/read-records.ts'
import { entityNamed, type Store } from '../records/store/store.ts'
import { createRecord, destroyRecord, updateRecord } from '../records/write-records.ts'
import { readAuthor } from '../caller/account.ts'
import { sendCached, type CachedResponse, type ResponseCache } from './cached-responses.ts'
import { readId, readIdempotencyKey, readJson, readPayload } from './request/read-request.ts'
import { route, type AskedCall } from './route.ts'

/** A placeholder for the list in the serialized envelope. */
const LIST = '\u0000list'

/** As the config has it made. */
type Asked = AskedCall<Call>

/** The routes of an entity's calls. */
export function entityRoutes(
  app: FastifyInstance,
  backend: Backend,
  cache: ResponseCache,
  entity: AnyEntity,
): void {
  const calls = entityCalls(entity, recordSchema(entity))
  // What is sent is read by the fields, and may be JSON where a form is expected.
  const serve = (call: Call, handle: (asked: Asked, now: AnyEntity) => Promise<unknown>) =>
    route(app, call, (asked) => handle(asked, entityNamed(asked.store.allEntities, entity.name)), {
      entity,
      leavesBody: true,
      leavesQuery: call.may === 'list',
    })
  serve({ ...calls.list, isReading: true }, (asked, now) => list(cache, now, asked))
  serve({ ...calls.read, isReading: true }, (asked, now) => read(cache, now, asked))
  serve(calls.create, (asked, now) => create(backend, now, asked))
  serve(calls.update, (asked, now) => update(backend, now, asked))
  if (calls.destroy) serve(calls.destroy, (asked, now) => destroy(backend, now, asked))
}

async function list(
  cache: ResponseCache,
  entity: AnyEntity,
  { store, request, reply }: Asked,
): Promise<FastifyReply> {
  const query = parseListQuery(entityNamed(store.entities, entity.name), request.query, store.entities)
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
  { store, params, request, reply }: Asked,
): Promise<unknown> {
  if (request.method !== 'GET') return answerRecord(store, entity, readId(params, readJson(request)))
  const id = readId(params, {})
  const build = async () => toJson(await answerRecord(store, entity, id, { success: true }))
  return sendCached(store, cache, request, reply, { entity, key: `record ${id}`, build })
}

function toJson(answer: unknown, headers: CachedResponse['headers'] = {}): CachedResponse {
  return { body: Buffer.from(JSON.stringify(answer)), headers }
}

async function create(
  backend: Backend,
  entity: AnyEntity,
  { store, session, request }: Asked,
): Promise<unknown> {
  const key = readIdempotencyKey(request)
  const payload = await readPayload(request, entity, 'create')
  const author = await readAuthor(backend, session)
  const make = (saveKey?: SaveKey) => createRecord(store, entity, payload, { author, saveKey })
  const id =
    key === null
      ? await make()
      : await createIdempotently(store, { entity, payload, accountId: author.id, key }, make)
  return answerRecord(store, entity, id, { id })
}

async function update(
  backend: Backend,
  entity: AnyEntity,
  { store, session, params, request }: Asked,
): Promise<unknown> {
  const payload = await readPayload(request, entity, 'update')
  const id = readId(params, payload)
  const author = await readAuthor(backend, session)
  await updateRecord(store, entity, id, payload, { author })
  return answerRecord(store, entity, id)
}

async function destroy(
  backend: Backend,
  entity: AnyEntity,
  { store, session, params, request }: Asked,
): Promise<unknown> {
  const id = readId(params, readJson(request))
  await destroyRecord(store, entity, id, { author: await readAuthor(backend, session) })
  return {}
}

/** The record as the read call answers it, also after a write. */
async function answerRecord(
  store: Store,
  entity: AnyEntity,
  id: number,
  beside: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const record = await readRecord(store, entity, id)
  return buildAnswerBody(entity.endpoints.read, record, beside)
}
