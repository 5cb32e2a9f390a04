import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../../calls/call.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { answerNotingWrites } from '../database/sent-writes.ts'
import type { Store } from '../records/store/store.ts'
import { sessionOf, storeOf } from '../caller/guard.ts'
import type { Session } from '../caller/session.ts'
import { readBody, readParams, readQuery, type DescribeBody } from './request/read-parameters.ts'
import { readJson } from './request/read-request.ts'
// What routes and the program say of themselves, as Fastify's types have it.
import './base-path.ts'
import './route-config.ts'

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

interface RouteParts {
  /** What the call is about, where its path does not name it. */
  readonly entity?: AnyEntity
  /** How long its body may be, in bytes; as that of all others without it. */
  readonly bodyLimit?: number
  /** The handler reads the body itself, as it comes. */
  readonly leavesBody?: boolean
  /** The handler reads the query itself, or it may be anything. */
  readonly leavesQuery?: boolean
  /** What is answered to a body that the schema refuses. */
  readonly describeBody?: DescribeBody
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
    const query = parts.leavesQuery && !call.query ? undefined : readQuery(call, request.query)
    const body = leavesBody || !call.body ? undefined : readBody(call.body, readJson(request), describeBody)
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
