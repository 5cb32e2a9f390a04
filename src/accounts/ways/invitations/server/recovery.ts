import { AsyncResource } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { foldedColumn } from '../../../../schema/column.ts'
import { compareKey } from '../../../../kinds/core/meaning/meanings.ts'
import type { Backend } from '../../../../server/backend.ts'
import { holdsUnique } from '../../../../server/database/holds-unique.ts'
import { addAccountEntry } from '../../../../server/records/rows/history-entries.ts'
import { makeLink } from '../../../server/links.ts'
import { standingOf } from '../../../server/standing.ts'
import type { Notifier } from '../../../server/notifier.ts'
import type { RateLimiter } from '../../../server/rate-limit/rate-limiter.ts'
import { RATE_LIMITS, type RateLimits } from '../../../server/rate-limit/rate-limits.ts'
import { recoveryMail } from './mails.ts'

const MINUTE_MS = 60_000
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
export const RECOVERY_LIMITS: RateLimits = {
  ...RATE_LIMITS,
  nameAtAddress: few,
  nameAtSite: few,
  name: { ...few, free: 5 },
  address: { ...RATE_LIMITS.address, free: 20 },
  site: { ...RATE_LIMITS.site, free: 40 },
}

/** Answers at once: whether anybody has this address, and what is done about it, comes after the answer. */
export async function askRecovery(
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
    if (!row || standingOf(account, row) !== 'open') return null
    const id = Number(row['id'])
    await addAccountEntry(transaction, { entity: entity.name, id }, null, 'recoveryAsked')
    return { id, token: await makeLink(transaction, account, row, 'recovery') }
  })
  if (made) await notifier.tell(made.id, () => recoveryMail(notifier.publicUrl, made.token))
}
