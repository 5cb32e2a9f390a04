import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildAnswerBody } from '../../schema/answer-part.ts'
import type { Endpoint } from '../../schema/endpoint.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { TOTAL_HEADER } from '../../schema/session-contract.ts'
import type { ListQuery } from '../../schema/list-query.ts'
import type { Body } from './cached-bodies.ts'
import type { Backend } from '../backend.ts'
import { createOnce, type KeepKey } from '../records/create-once.ts'
import { listPage } from '../records/list-page.ts'
import { parseListQuery } from '../records/parse-list-query.ts'
import { listJson } from '../records/list-json.ts'
import { readRecord } from '../records/read-records.ts'
import type { Store } from '../records/store.ts'
import { createRecord, destroyRecord, updateRecord } from '../records/write-records.ts'
import { assertMayDestroy, assertMayUpdate, endingSessions } from '../session/account-rules.ts'
import { readAuthor } from '../session/author.ts'
import { sessionOf } from '../session/guard.ts'
import { readId } from './read-id.ts'
import { readIdempotencyKey } from './read-idempotency-key.ts'
import { readJson, readPayload } from './read-payload.ts'
import { answerVersioned } from './versioned-answer.ts'

/** Stands where the list will: no name of a key can be it. */
const LIST = '\u0000list'

/** The calls that an entity's endpoints describe. */
export function entityRoutes(app: FastifyInstance, backend: Backend, entity: AnyEntity): void {
  const { endpoints } = entity
  route(app, endpoints.list, (request, reply) => list(backend, entity, request, reply))
  route(app, endpoints.read, (request, reply) => read(backend, entity, request, reply))
  route(app, endpoints.create, (request) => create(backend, entity, request))
  route(app, endpoints.update, (request) => update(backend, entity, request))
  if (endpoints.destroy) route(app, endpoints.destroy, (request) => destroy(backend, entity, request))
}

function route(
  app: FastifyInstance,
  { method, path }: Endpoint,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({ method, url: path, handler: answer })
}

async function list(
  backend: Backend,
  entity: AnyEntity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { store } = backend
  const query = parseListQuery(entity, request.query)
  const key = query ? `page ${JSON.stringify(query)}` : 'list'
  const build = (version: string) =>
    query ? buildPage(store, entity, query, version) : buildList(store, entity)
  return answerVersioned(backend, request, reply, { entity, key, build })
}

async function buildList(store: Store, entity: AnyEntity): Promise<Body> {
  const records = await listJson(store, entity)
  const envelope = JSON.stringify(buildAnswerBody(entity.endpoints.list, LIST, { success: true }))
  const [head = '', tail = ''] = envelope.split(JSON.stringify(LIST))
  return { bytes: Buffer.concat([Buffer.from(head), records, Buffer.from(tail)]), headers: {} }
}

async function buildPage(store: Store, entity: AnyEntity, query: ListQuery, version: string): Promise<Body> {
  const endpoint = entity.endpoints.list
  const { records, total } = await listPage(store, entity, query, version)
  // A list that is the whole answer has no room for it.
  const headers = endpoint.answer === null ? { [TOTAL_HEADER]: total } : {}
  return bodyOf(buildAnswerBody(endpoint, records, { success: true, total }), headers)
}

async function read(
  backend: Backend,
  entity: AnyEntity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { store } = backend
  if (request.method !== 'GET') {
    const id = readId(request.params, readJson(request))
    return answerRecord(store, entity, id, {})
  }
  const id = readId(request.params, {})
  const build = async () => bodyOf(await answerRecord(store, entity, id, {}))
  return answerVersioned(backend, request, reply, { entity, key: `record ${id}`, build })
}

function bodyOf(answer: unknown, headers: Body['headers'] = {}): Body {
  return { bytes: Buffer.from(JSON.stringify(answer)), headers }
}

async function create(backend: Backend, entity: AnyEntity, request: FastifyRequest): Promise<unknown> {
  const { store } = backend
  const key = readIdempotencyKey(request)
  const payload = await readPayload(request, entity, 'create')
  const author = await readAuthor(backend, sessionOf(request))
  const make = (keepKey?: KeepKey) => createRecord(store, entity, payload, { author, keepKey })
  const id =
    key === null
      ? await make()
      : await createOnce(store, { entity, payload, accountId: author.id, key }, make)
  return answerRecord(store, entity, id, { id })
}

async function update(backend: Backend, entity: AnyEntity, request: FastifyRequest): Promise<unknown> {
  const payload = await readPayload(request, entity, 'update')
  const id = readId(request.params, payload)
  const session = sessionOf(request)
  assertMayUpdate(backend, entity, id, session)
  const author = await readAuthor(backend, session)
  const alongside = endingSessions(backend, entity, id, payload, session)
  await updateRecord(backend.store, entity, id, payload, { author, alongside })
  return answerRecord(backend.store, entity, id, {})
}

async function destroy(backend: Backend, entity: AnyEntity, request: FastifyRequest): Promise<unknown> {
  const id = readId(request.params, readJson(request))
  const session = sessionOf(request)
  assertMayDestroy(backend, entity, id, session)
  await destroyRecord(backend.store, entity, id, await readAuthor(backend, session))
  return { success: true }
}

/** The record as its read call answers it; what was written is answered so too. */
async function answerRecord(store: Store, entity: AnyEntity, id: number, beside: object): Promise<unknown> {
  const record = await readRecord(store, entity, id)
  return buildAnswerBody(entity.endpoints.read, record, { success: true, ...beside })
}
