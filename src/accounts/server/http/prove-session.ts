import type { FastifyReply, FastifyRequest } from 'fastify'
import { asksAgain } from '../../../schema/account.ts'
import type { Backend } from '../../../server/backend.ts'
import { sessionOf } from '../../../server/caller/guard.ts'
import { setSessionCookie } from '../session/session-token.ts'

/** Notes that whoever asks has shown who they are; where sessions are asked again, this one goes on under a new token. */
export async function proveSession(
  { account, sessions }: Pick<Backend, 'account' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!asksAgain(account.account)) return
  const token = await sessions.prove(sessionOf(request).id)
  setSessionCookie(request, reply, token, sessions.limits.maxDays)
}
