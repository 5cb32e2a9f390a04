import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { CustomEndpoint } from '../../behaviour/endpoints.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../backend.ts'
import { assertValid, HttpError } from '../errors/http-error.ts'
import { programStore, refusing } from '../records/rows/hooks.ts'
import { entityNamed, type Store } from '../records/store/store.ts'
import { readAuthor } from '../session/account.ts'
import { sessionOf, storeOf } from '../session/guard.ts'
import { readJson } from './read-request.ts'
import { readSent } from './read-sent.ts'

const paramsSchema = z.record(z.string(), z.string())
const querySchema = z.record(z.string(), z.unknown())

/** The entities' own endpoints. */
export function customRoutes(app: FastifyInstance, backend: Backend): void {
  for (const [entity, { endpoints = {} }] of Object.entries(backend.store.customCode.behaviours)) {
    for (const endpoint of Object.values(endpoints)) customRoute(app, backend, entity, endpoint)
  }
}

function customRoute(app: FastifyInstance, backend: Backend, name: string, endpoint: CustomEndpoint): void {
  const store = programStore(backend.store)
  const entity = entityNamed(store.entities, name)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { may: endpoint.isOpen ? 'open' : 'read', entity },
    async handler(request) {
      if (!endpoint.isOpen) assertIsNamed(storeOf(request), endpoint)
      const by = endpoint.isOpen ? null : await readAuthor(backend, sessionOf(request))
      const query = await readSent(endpoint.query, querySchema.parse(request.query), entity.fields)
      const body = await readSent(endpoint.body, readJson(request), entity.fields)
      assertValid([...query.errors, ...body.errors])
      const call = {
        by,
        records: store.customCode.createRecords(store, by),
        params: paramsSchema.parse(request.params),
        query: query.data,
        body: body.data,
      }
      const answer = await refusing(() => endpoint.answer(call))
      return { success: true, ...(await checked(endpoint, answer)) }
    },
  })
}

/** @throws HttpError where the caller has none of the roles. */
function assertIsNamed({ rights }: Store, { roles }: CustomEndpoint): void {
  if (!rights.isNamed(roles)) throw new HttpError(403, answers.noRight)
}

/** @throws what is a fault of the own code: an answer that is not as its schema says. */
async function checked({ response }: CustomEndpoint, answer: object): Promise<object> {
  return response ? querySchema.parse(await z.parseAsync(response, answer)) : answer
}
