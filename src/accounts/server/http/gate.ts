import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isMadeByKey, type May } from '../../../calls/call.ts'
import { asksAgainForAccounts } from '../../../schema/access/account.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Backend } from '../../../server/backend.ts'
import {
  assertIsNamed,
  assertMay,
  assertMayOne,
  assertMayRunJobs,
} from '../../../server/records/access/access.ts'
import { entityNamed, type Store } from '../../../server/records/store/store.ts'
import { HttpError, ProofNeededError, ReadingAloneError } from '../../../server/errors/http-error.ts'
import { answers } from '#texts/server.ts'
import type { AccountEntity } from '../../../server/caller/account.ts'
import { impersonatorOf, type Session } from '../../../server/caller/session.ts'
import { sessionOf } from '../../../server/caller/guard.ts'
import { needsStepUp } from '../session/step-up.ts'
import { readEntity } from '../../../server/http/request/read-request.ts'

/** Lets only those make a call who may, as its route says. Before its body is read. */
export function gate(app: FastifyInstance, backend: Backend): void {
  const { sessions, store, callers, account } = backend
  app.addHook('onRequest', async (request) => {
    const { may, entity, isReading } = request.routeOptions.config
    if (may === 'open') return
    await backend.identify(request)
    const session = await ownWhereGone(sessionOf(request), { callers, sessions })
    request.session = session
    if (session.impersonation && !isReading) assertReads(request)
    const named = entity ?? namedIn(request.params, store.entities)
    const asked = session.key ? withRightToAct(request, session, named) : session
    const isStale = needsStepUp(account, session)
    const caller = { ...(await callers.storeOf(asked)), session: session.id, isStale }
    request.store = caller
    // As it is with the roles that there are now.
    request.entity = named && entityNamed(caller.allEntities, named.name)
    if (may === 'superAdministrator') assertIsFirst(session, account)
    else if (may !== undefined && request.entity) assertAllowed(caller, may, request.entity)
    if (isStale && isAskedAgain(request, account)) throw new ProofNeededError()
  })
}

/** Whoever sees the program as somebody who is deleted meanwhile is themselves again. */
async function ownWhereGone(
  session: Session,
  { callers, sessions }: Pick<Backend, 'callers' | 'sessions'>,
): Promise<Session> {
  const { id, impersonation } = session
  if (!impersonation || (await callers.isThere(session.accountId))) return session
  await sessions.impersonate(id, null)
  return { id, accountId: impersonation.by }
}

/**
 * What an API key may make the call with: to act it needs no right to change records otherwise.
 * @throws HttpError for what people do themselves.
 */
function withRightToAct(
  { routeOptions: { config } }: FastifyRequest,
  session: Session,
  entity: AnyEntity | null,
): Session {
  const { isAct } = config
  if (!isMadeByKey(config)) throw new HttpError(403, answers.notByKey)
  if (!isAct || !session.key || !entity) return session
  const allows = session.key.allows[entity.name] ?? []
  if (!allows.includes('act')) throw new HttpError(403, answers.noRight)
  const acting = { ...session.key.allows, [entity.name]: [...allows, 'update' as const] }
  return { ...session, key: { ...session.key, allows: acting } }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whoever sees the program as somebody else changes nothing in their name. @throws ReadingAloneError */
function assertReads({ method }: FastifyRequest): void {
  if (!READS.has(method)) throw new ReadingAloneError()
}

/** Administrator 1, as whomever they see the program. @throws HttpError */
function assertIsFirst(session: Session, { account }: AccountEntity): void {
  if (impersonatorOf(session) !== account.superAdministrator) throw new HttpError(403, answers.noRight)
}

/** Whether somebody who is logged in may make a call about an entity. @throws HttpError */
function assertAllowed(
  caller: Store,
  may: Exclude<May, 'open' | 'superAdministrator'>,
  entity: AnyEntity,
): void {
  if (may === 'account') return
  if (may === 'runJobs') return assertMayRunJobs(caller, entity)
  if (typeof may === 'string') return void assertMay(caller, may, entity)
  if ('roles' in may) return assertIsNamed(caller, may.roles, entity)
  assertMayOne(caller, may, entity)
}

/** Whether a call needs a recent proof of who makes it; what it may needs none. */
function isAskedAgain({ entity, routeOptions: { config } }: FastifyRequest, account: AccountEntity): boolean {
  const { asksAgain } = config
  if (asksAgain !== 'ofAccounts') return asksAgain === true
  return entity?.name === account.entity.name && asksAgainForAccounts(account.account)
}

/** The entity that a path names as `:entity`. @throws HttpError where there is none of that name. */
function namedIn(params: unknown, entities: readonly AnyEntity[]): AnyEntity | null {
  const isNamed = typeof params === 'object' && params !== null && 'entity' in params
  return isNamed ? readEntity(entities, String(params.entity)) : null
}
