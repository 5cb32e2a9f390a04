import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { customCall } from '../../behaviour/custom-call.ts'
import type { CustomEndpoint } from '../../behaviour/endpoints.ts'
import type { Call } from '../../calls/call.ts'
import type { Backend } from '../backend.ts'
import { assertValid } from '../errors/http-error.ts'
import { createContext, programStore, refusing } from '../records/rows/hooks.ts'
import { NO_RIGHTS } from '../records/store/rights.ts'
import { entityNamed } from '../records/store/store.ts'
import { readAuthor } from '../caller/account.ts'
import { sessionOf } from '../caller/guard.ts'
import { readJson } from './request/read-request.ts'
import { route, type AskedCall } from './route.ts'
import type { $ZodType } from 'zod/v4/core'
import type { InvalidValue } from '../../kinds/core/storage/field-storage.ts'
import type { Fields } from '../../schema/entity/field-kinds.ts'
import { answers } from '#texts/server.ts'
import { describeIssue } from '../../texts/describe-issue.ts'
import { t } from '../../texts/locale.ts'

type Sent = Readonly<Record<string, unknown>>

interface ReadSent {
  readonly data: Sent
  readonly errors: readonly InvalidValue[]
}

/** What was sent, as a schema of an own endpoint reads it; fields of the entity are called by their labels. */
async function readSent(schema: $ZodType | undefined, sent: Sent, fields: Fields): Promise<ReadSent> {
  if (!schema) return { data: sent, errors: [] }
  const error = (issue: z.core.$ZodRawIssue) => {
    const label = labelOf(issue.path ?? [], fields)
    return issue.input === undefined && issue.code === 'invalid_type'
      ? answers.required(label)
      : describeIssue(issue, label)
  }
  const read = await z.safeParseAsync(schema, sent, { error })
  if (read.success) return { data: objectSchema.parse(read.data), errors: [] }
  const errors = read.error.issues.map(({ message, path }) => ({ msg: message, path: path.join('.') }))
  return { data: {}, errors }
}

const objectSchema = z.record(z.string(), z.unknown())

function labelOf(path: readonly PropertyKey[], fields: Fields): string {
  const name = path.map(String).join('.')
  return Object.hasOwn(fields, name) ? t(fields[name]?.label ?? name) : name
}

const querySchema = z.record(z.string(), z.unknown())

/** The entities' own endpoints. */
export function customRoutes(app: FastifyInstance, backend: Backend): void {
  for (const [entity, { endpoints = {} }] of Object.entries(backend.store.customCode.behaviours)) {
    for (const endpoint of Object.values(endpoints)) customRoute(app, backend, entity, endpoint)
  }
}

function customRoute(app: FastifyInstance, backend: Backend, name: string, endpoint: CustomEndpoint): void {
  const entity = entityNamed(backend.store.entities, name)
  const handle = async (asked: AskedCall<Call>) => {
    const { request, params } = asked
    // Strangers may nothing by themselves.
    const caller = endpoint.isOpen ? { ...backend.store, entities: [], rights: NO_RIGHTS } : asked.store
    const by = endpoint.isOpen ? null : await readAuthor(backend, sessionOf(request))
    const query = await readSent(endpoint.query, querySchema.parse(request.query), entity.fields)
    const body = await readSent(endpoint.body, readJson(request), entity.fields)
    assertValid([...query.errors, ...body.errors])
    const context = await createContext(programStore(caller), by)
    const call = { ...context, params, query: query.data, body: body.data }
    return checked(endpoint, await refusing(() => endpoint.answer(call)))
  }
  route(app, customCall(endpoint), handle, {
    entity,
    leavesBody: true,
    leavesQuery: true,
  })
}

/** @throws what is a fault of the own code: an answer that is not as its schema says. */
async function checked({ response }: CustomEndpoint, answer: object): Promise<object> {
  return response ? querySchema.parse(await z.parseAsync(response, answer)) : answer
}
