import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invitationsAnswers } from '#ways/invitations/texts.ts'
import { askRecoveryCall } from '../../calls/account-calls.ts'
import { hasInvitations } from '../../../schema/access/account.ts'
import type { Backend } from '../../../server/backend.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { route, type AskedCall } from '../../../server/http/route.ts'
import { readAuthor } from '../../../server/caller/account.ts'
import { createRateLimiter, type RateLimiter } from '../../server/rate-limit/rate-limiter.ts'
import { inviteCall, listInvitationsCall, sendInvitationCall, withdrawInvitationCall } from './calls.ts'
import { invite, inviteAgain, listInvitations, withdrawInvitation } from './server/invite.ts'
import { defineService } from '../../../server/service.ts'
import { listenTo } from '../../../server/records/store/store.ts'
import { emailChangedMail, nameChangedMail, passwordChangedMail, recoveryMail } from './server/mails.ts'
import { AsyncResource } from 'node:async_hooks'
import { foldedColumn } from '../../../schema/entity/column.ts'
import { compareKey } from '../../../kinds/core/definition/definitions.ts'
import { holdsUnique } from '../../../server/database/write-columns.ts'
import { addAccountEntry } from '../../../server/records/rows/history-entries.ts'
import { makeLink } from '../../server/links.ts'
import { accountStatus } from '../../server/account-status.ts'
import type { Notifier } from '../../server/notifier.ts'
import { RATE_LIMITS, type RateLimits } from '../../server/rate-limit/rate-limits.ts'
import { MINUTE_MS } from '../../../schema/values/days.ts'

const few = { free: 3, firstWaitMs: MINUTE_MS, longestWaitMs: 60 * MINUTE_MS }

interface Recovering {
  readonly limiter: RateLimiter
  readonly notifier: Notifier
}

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly email: string
}

/** Each one that is asked for counts, as nobody is told whether it led to a mail. Nobody gets more than some an hour. */
const RECOVERY_LIMITS: RateLimits = {
  ...RATE_LIMITS,
  nameAtAddress: few,
  nameAtSite: few,
  name: { ...few, free: 5 },
  address: { ...RATE_LIMITS.address, free: 20 },
  site: { ...RATE_LIMITS.site, free: 40 },
}

/** Answers at once: whether anybody has this address, and what is done about it, comes after the answer. */
async function askRecovery(
  backend: Backend,
  { limiter, notifier }: Recovering,
  { request, reply, email }: Asked,
): Promise<void> {
  const key = keyOf(backend, email)
  // However the address is written, it is one that is counted.
  await limiter.run({ purpose: 'recovery', name: key, address: request.ip }, async () => null)
  // In the language of the request, which is over then.
  const send = AsyncResource.bind(() => sendRecovery(backend, notifier, key))
  reply.raw.once('finish', () => {
    send().catch((err: unknown) => request.log.error({ err }, 'a recovery link was not sent'))
  })
}

/** How an email is compared. */
function keyOf({ account }: Backend, email: string): string {
  const field = account.entity.fields[account.account.email ?? '']
  // NUL is in no stored text, and PostgreSQL refuses to compare with it.
  return field ? compareKey(field, email.replaceAll('\u0000', '')) : ''
}

async function sendRecovery({ store, account }: Backend, notifier: Notifier, key: string): Promise<void> {
  const { entity } = account
  if (key === '') return
  const made = await store.transact(async (transaction) => {
    const row = await transaction
      .selectFrom(entity.name)
      .selectAll()
      .where(holdsUnique(foldedColumn(account.account.email ?? ''), key))
      // Whoever is invited has the link of the invitation, which can be withdrawn.
      .where(account.password.name, 'is not', null)
      .executeTakeFirst()
    if (!row || accountStatus(account, row) !== 'open') return null
    const id = Number(row['id'])
    await addAccountEntry(transaction, { entity: entity.name, id }, null, 'recoveryAsked')
    return { id, token: await makeLink(transaction, account, row, 'recovery') }
  })
  if (made) await notifier.tell(made.id, () => recoveryMail(notifier.publicUrl, made.token))
}

/**
 * Tells people of a new password, of another name to log in by, and of a new address at the former one: a thief of the account
 * cannot keep it quiet.
 */
const invitationsService = defineService(({ account, notifier, logFault }) => {
  const { entity, password, account: rules } = account
  const { email, signInBy } = rules
  if (!notifier || email === undefined) return {}
  const afterChange = listenTo(entity, async (_transaction, { before, after }) => {
    if (!before || !after) return undefined
    const id = Number(after['id'])
    const former = String(before[email] ?? '')
    const isNewEmail = former !== '' && former !== String(after[email] ?? '')
    const isNewPassword = before[password.name] !== after[password.name]
    const isNewName = signInBy.some((each) => each !== email && before[each] !== after[each])
    if (!isNewEmail && !isNewPassword && !isNewName) return undefined
    return () => {
      const told = [
        isNewEmail && notifier.tell(id, emailChangedMail, former),
        isNewPassword && notifier.tell(id, passwordChangedMail),
        isNewName && notifier.tell(id, nameChangedMail, former || undefined),
      ]
      Promise.all(told).catch((err: unknown) => logFault(err, 'nobody was told of a changed account'))
    }
  })
  return { afterChange }
})

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
