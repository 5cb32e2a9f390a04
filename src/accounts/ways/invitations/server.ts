import type { FastifyInstance } from 'fastify'
import { invitationsAnswers } from '#ways/invitations/texts.ts'
import { askRecoveryCall } from '../../calls/login-calls.ts'
import { hasInvitations } from '../../../schema/account.ts'
import type { Backend } from '../../../server/backend.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { route, type AskedCall } from '../../../server/http/route.ts'
import { readAuthor } from '../../../server/caller/account.ts'
import { createRateLimiter } from '../../server/rate-limit/rate-limiter.ts'
import { inviteCall, listInvitationsCall, sendInvitationCall, withdrawInvitationCall } from './calls.ts'
import { invite, inviteAgain, listInvitations, withdrawInvitation } from './server/invite.ts'
import { askRecovery, RECOVERY_LIMITS } from './server/recovery.ts'
import { invitationsService } from './server/service.ts'

/** Links by which people come in for the first time, or again. */
export const invitationsServer: ServerFeature = {
  name: 'invitations',
  logged: ({ account, notifier }) => [
    ...(hasInvitations(account.account, notifier !== null)
      ? (['invited', 'invitationWithdrawn'] as const)
      : []),
    ...(notifier ? (['recoveryAsked'] as const) : []),
  ],
  routes: invitationsRoutes,
  service: invitationsService,
  loginOffers: ({ notifier }) => (notifier ? ['recovery'] : []),
}

function invitationsRoutes(app: FastifyInstance, backend: Backend): void {
  const { notifier } = backend
  if (hasInvitations(backend.account.account, notifier !== null)) invitingRoutes(app, backend)
  if (!notifier) return
  const limiter = createRateLimiter(backend.store, RECOVERY_LIMITS)
  route(
    app,
    askRecoveryCall,
    ({ request, reply, body }) =>
      askRecovery(backend, { limiter, notifier }, { request, reply, email: body.email }),
    { describeBody: () => invitationsAnswers.emailWanted },
  )
}

function invitingRoutes(app: FastifyInstance, backend: Backend): void {
  const { account } = backend
  const parts = { entity: account.entity }
  const inviting = async ({ store, session }: Pick<AskedCall<typeof inviteCall>, 'store' | 'session'>) => ({
    store,
    author: await readAuthor(backend, session),
  })
  route(
    app,
    listInvitationsCall,
    async ({ store }) => ({
      invitations: await listInvitations(account, store),
      isMailed: backend.notifier !== null,
    }),
    parts,
  )
  route(app, inviteCall, async (asked) => invite(backend, await inviting(asked), asked.body), parts)
  route(
    app,
    sendInvitationCall,
    async (asked) => inviteAgain(backend, await inviting(asked), asked.params.id),
    parts,
  )
  route(
    app,
    withdrawInvitationCall,
    async (asked) => withdrawInvitation(backend, await inviting(asked), asked.params.id),
    parts,
  )
}
