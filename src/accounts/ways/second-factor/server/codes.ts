import type { Queries } from '../../../../server/database/database.ts'
import { AUDIT_LOG_TABLE } from '../../../../server/database/system-tables.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import type { Author } from '../../../../server/records/store/author.ts'
import type { RunningProgram } from '../../../../server/service.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import { createRateLimiter } from '../../../server/rate-limit/rate-limiter.ts'
import { findAuthenticator, consumeStep } from './authenticators.ts'
import { tellOf } from './mails.ts'
import { consumeCode, hasCode } from './recovery-codes.ts'
import { secretOf, type SecretCipher } from './encrypt-secret.ts'
import { stepOf } from './totp.ts'
import { secondFactorAnswers } from '#ways/second-factor/texts.ts'
import { ValidationError } from '../../../../server/errors/http-error.ts'
import { RATE_LIMITS, type RateLimits } from '../../../server/rate-limit/rate-limits.ts'
import type { FastifyRequest } from 'fastify'
import type { Backend } from '../../../../server/backend.ts'
import { readDeviceCookie } from '../../../server/session/devices.ts'
import { HOUR_MS, MINUTE_MS } from '../../../../schema/values/days.ts'

const SECOND_MS = 1_000

/**
 * Whoever guesses codes knows the password, and each guess is right once in 333,333: the account's own counter waits longer than
 * that of passwords, so that many addresses do not help. Browsers and addresses that have shown the factor before do not
 * wait for it.
 */
const FACTOR_LIMITS: RateLimits = {
  ...RATE_LIMITS,
  name: { free: 10, firstWaitMs: SECOND_MS, longestWaitMs: 15 * MINUTE_MS },
}

export const wrongCode = () => new ValidationError([{ msg: secondFactorAnswers.wrongCode, path: 'code' }])

const PURPOSE = 'second factor'
/** As many failures within an hour are told, once. */
const TOLD_AFTER = 3

/** What somebody types and where from. */
interface TypedCode {
  readonly accountId: number
  readonly address: string
  /** The id of the browser, if it has logged in to this account before. */
  readonly device: string | null
  readonly code: string
}

/** Uses a code up, in the caller's transaction. @returns what is done later, @throws ValidationError where it was used meanwhile */
type UseUp = (transaction: Queries) => Promise<(() => Promise<void>) | undefined>

/** Codes that people type, each of which works once. Whoever guesses here has guessed there, too. */
export interface TypedCodes {
  /**
   * A code of the authenticator, or a recovery code, that is good and not used up yet; null for any other, which is noted, and
   * told after some. @throws RateLimitError
   */
  find(typed: TypedCode): Promise<UseUp | null>
  /** Whether it is a code of the authenticator, which is used up by it. @throws RateLimitError */
  proves(typed: TypedCode): Promise<boolean>
}

export function createTypedCodes(program: RunningProgram, seal: () => Promise<SecretCipher>): TypedCodes {
  const { store, account } = program
  const limiter = createRateLimiter(store, FACTOR_LIMITS)
  const attempt = <T>({ accountId, ...from }: TypedCode, find: (code: string) => Promise<T | null>) => {
    const code = from.code.replaceAll(/\s/g, '')
    return limiter.run({ ...from, purpose: PURPOSE, name: String(accountId) }, () => find(code))
  }
  const findStep = async (accountId: number, code: string) => {
    const found = await findAuthenticator(store.queries, accountId)
    const secret = found && (await seal()).open(found.sealed, secretOf(accountId))
    const step = secret && stepOf(secret, code)
    return found && step && step > found.lastStep ? { accountId, sealed: found.sealed, step } : null
  }
  const findCode = async (by: NonNullable<Author>, code: string): Promise<UseUp | null> => {
    const step = await findStep(by.id, code)
    if (step) {
      return async (transaction) => {
        if (!(await consumeStep(transaction, step))) throw wrongCode()
        return undefined
      }
    }
    if (!(await hasCode(store.queries, by.id, code))) return null
    return async (transaction) => {
      if (!(await consumeCode(transaction, by.id, code))) throw wrongCode()
      await addSessionEntry(transaction, account.entity, by, 'codeUsed')
      return () => tellOf(program, by.id, (texts) => texts.mailCodeUsed)
    }
  }
  return {
    async find(typed) {
      const by = await readAuthor(program, typed)
      const found = await attempt(typed, (code) => findCode(by, code))
      if (!found) await noteFailure(program, by)
      return found
    },
    async proves(typed) {
      const step = await attempt(typed, (code) => findStep(typed.accountId, code))
      return step !== null && consumeStep(store.queries, step)
    },
  }
}

/** Whoever gives the right password and a wrong code again and again may be a thief: the person is told. */
async function noteFailure(program: RunningProgram, by: NonNullable<Author>): Promise<void> {
  const { store, account } = program
  await addSessionEntry(store.queries, account.entity, by, 'factorFailed')
  const lately = await store.queries
    .selectFrom(AUDIT_LOG_TABLE)
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('account_id', '=', by.id)
    .where('entity', '=', account.entity.name)
    .where('action', '=', 'factorFailed')
    .where('made_at', '>', new Date(Date.now() - HOUR_MS).toISOString())
    .executeTakeFirst()
  if (Number(lately?.count) === TOLD_AFTER) await tellOf(program, by.id, (texts) => texts.mailFailed)
}

/** From where a call types something for an account. */
export function whereFrom(
  { devices }: Pick<Backend, 'devices'>,
  request: FastifyRequest,
  accountId: number,
): Pick<TypedCode, 'accountId' | 'address' | 'device'> {
  const device = readDeviceCookie(request, devices)
  return { accountId, address: request.ip, device: device?.accountId === accountId ? device.id : null }
}
