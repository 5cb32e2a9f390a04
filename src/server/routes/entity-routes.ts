import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../schema/endpoint.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { Backend } from '../backend.ts'
import { listPage } from '../records/list-page.ts'
import { parseListQuery } from '../records/parse-list-query.ts'
import { listRecords, readRecord } from '../records/read-records.ts'
import { createRecord, destroyRecord, updateRecord } from '../records/write-records.ts'
import { assertMayDestroy, assertMayUpdate, endSessionsAfter } from '../session/account-rules.ts'
import { sessionOf } from '../session/guard.ts'
import { readId } from './read-id.ts'
import { readPayload } from './read-payload.ts'

type Answer = Readonly<Record<string, unknown>>

/** The calls that an entity's endpoints describe. */
export function entityRoutes(app: FastifyInstance, backend: Backend, entity: AnyEntity): void {
  const { endpoints } = entity
  route(app, endpoints.list, (request) => list(backend, entity, request))
  route(app, endpoints.read, (request) => read(backend, entity, request))
  route(app, endpoints.create, (request) => create(backend, entity, request))
  route(app, endpoints.update, (request) => update(backend, entity, request))
  if (endpoints.destroy) route(app, endpoints.destroy, (request) => destroy(backend, entity, request))
}

function route(
  app: FastifyInstance,
  { method, path }: Endpoint,
  answer: (request: FastifyRequest) => Promise<Answer>,
): void {
  app.route({
    method,
    url: path,
    handler: async (request) => ({ success: true, ...(await answer(request)) }),
  })
}

async function list({ store }: Backend, entity: AnyEntity, request: FastifyRequest): Promise<Answer> {
  const key = entity.endpoints.list.answer
  const query = parseListQuery(entity, request.query)
  if (!query) return { [key]: await listRecords(store, entity) }
  const { records, total } = await listPage(store, entity, query)
  return { [key]: records, total }
}

async function read({ store }: Backend, entity: AnyEntity, request: FastifyRequest): Promise<Answer> {
  const payload = request.method === 'GET' ? {} : await readPayload(request)
  const id = readId(request.params, payload)
  return { [entity.endpoints.read.answer]: await readRecord(store, entity, id) }
}

async function create({ store }: Backend, entity: AnyEntity, request: FastifyRequest): Promise<Answer> {
  const id = await createRecord(store, entity, await readPayload(request))
  return { id, [entity.endpoints.read.answer]: await readRecord(store, entity, id) }
}

async function update(backend: Backend, entity: AnyEntity, request: FastifyRequest): Promise<Answer> {
  const payload = await readPayload(request)
  const id = readId(request.params, payload)
  const session = sessionOf(request)
  assertMayUpdate(backend, entity, id, session)
  await updateRecord(backend.store, entity, id, payload)
  await endSessionsAfter(backend, entity, id, payload, session)
  return { [entity.endpoints.read.answer]: await readRecord(backend.store, entity, id) }
}

async function destroy(backend: Backend, entity: AnyEntity, request: FastifyRequest): Promise<Answer> {
  const id = readId(request.params, await readPayload(request))
  assertMayDestroy(backend, entity, id, sessionOf(request))
  await destroyRecord(backend.store, entity, id)
  return {}
}
