import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../../calls/call.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import { answers } from '#texts/answers.ts'
import { answerNotingWrites } from '../database/sent-writes.ts'
import { HttpError } from '../errors/http-error.ts'
import type { Store } from '../records/store/store.ts'
import { sessionOf, storeOf } from '../caller/guard.ts'
import type { Session } from '../caller/session.ts'
import { readJson, readId } from './request/read-request.ts'
import * as z from 'zod/mini'
import { refusedParameter, unknownParameter } from '../errors/refused-parameter.ts'

const paramsSchema = z.record(z.string(), z.string())

/** What stands in the path of a call. @throws HttpError that says what may stand there. */
export function readParams({ params: schemas = {} }: Pick<Call, 'params'>, sent: unknown) {
  const values = Object.entries(paramsSchema.parse(sent)).map(([name, text]) => {
    const schema = schemas[name]
    if (schema) return [name, readOne(name, text, schema)]
    return [name, name === 'id' ? readId({ id: text }, {}) : text]
  })
  return Object.fromEntries(values)
}

function readOne(name: string, sent: unknown, schema: z.ZodMiniType): unknown {
  const read = schema.safeParse(sent)
  if (!read.success) throw refusedParameter(name, sent, schema)
  return read.data
}

/** The query of a call. @throws HttpError that names the first parameter that is refused, and what may stand there. */
export function readQuery({ query: schema }: Pick<Call, 'query'>, sent: unknown): unknown {
  const read = schema?.safeParse(sent)
  if (!schema || !read) return undefined
  if (read.success) return read.data
  const { shape } = schema
  const [issue] = read.error.issues
  if (issue?.code === 'unrecognized_keys') throw unknownParameter(issue.keys, Object.keys(shape))
  const name = String(issue?.path[0])
  throw refusedParameter(name, z.record(z.string(), z.unknown()).parse(sent)[name], shape[name] ?? z.string())
}

/** A call as its handler is given it. */
export interface AskedCall<C extends Call> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The records as the caller sees them. */
  readonly store: Store
  readonly session: Session
  readonly params: {
    readonly [Name in keyof ParamsOf<C>]: Name extends 'entity' ? AnyEntity : ParamsOf<C>[Name]
  }
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
}

type Issues = readonly { readonly path: readonly PropertyKey[] }[]

interface RouteParts {
  /** What the call is about, where its path does not name it. */
  readonly entity?: AnyEntity
  /** How long its body may be, in bytes; as that of all others without it. */
  readonly bodyLimit?: number
  /** The handler reads the body itself, as it comes. */
  readonly leavesBody?: boolean
  /** What is answered to a body that the schema refuses. */
  readonly describeBody?: (issues: Issues) => string
}

/** Serves a call: the handler is given what its schemas have parsed, and returns what they say, or has replied. */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (asked: AskedCall<C>) => Promise<AnswerOf<C> | FastifyReply>,
  parts: RouteParts = {},
): void {
  const { leavesBody = call.sends === 'multipart', describeBody = () => answers.unreadable } = parts
  const read = (request: FastifyRequest) => {
    const { entity } = request
    const params = { ...readParams(call, request.params), ...(entity && !parts.entity && { entity }) }
    const query = readQuery(call, request.query)
    const body = leavesBody ? undefined : readBody(call, request, describeBody)
    // The call's own schemas have made it.
    return { params, query, body } as Pick<AskedCall<C>, 'params' | 'query' | 'body'>
  }
  app.route({
    method: call.method,
    url: call.path,
    ...(parts.bodyLimit !== undefined && { bodyLimit: parts.bodyLimit }),
    config: {
      may: call.may,
      ...(call.isReading && { isReading: true }),
      ...(call.byKey !== undefined && { byKey: call.byKey }),
      ...(call.isAct && { isAct: true }),
      ...(call.asksAgain && { asksAgain: call.asksAgain }),
      ...(parts.entity && { entity: parts.entity }),
    },
    async handler(request, reply) {
      const asked = {
        request,
        reply,
        get store() {
          return storeOf(request)
        },
        get session() {
          return sessionOf(request)
        },
        ...read(request),
      }
      const answer: unknown = await answerNotingWrites(() => handle(asked))
      // A reply that a handler returns is awaited as well, and comes out as nothing.
      if (reply.sent || reply.raw.headersSent) return reply
      return call.whole ? answer : { success: true, ...Object(answer) }
    },
  })
}

function readBody({ body }: Call, request: FastifyRequest, describe: (issues: Issues) => string) {
  if (!body) return undefined
  const read = body.safeParse(readJson(request))
  if (!read.success) throw new HttpError(400, describe(read.error.issues))
  return read.data
}
