import { AUDIT_LOG_TABLE } from '../../../server/database/system-tables.ts'
import { addSessionEntry } from '../../../server/records/rows/history-entries.ts'
import type { Author } from '../../../server/records/store/author.ts'
import type { RunningProgram } from '../../../server/service.ts'
import { readAuthor } from '../../../server/session/account.ts'
import { createRateLimiter } from '../../../server/session/rate-limit/rate-limiter.ts'
import { acceptCode, findAuthenticator } from './authenticators.ts'
import { FACTOR_LIMITS } from './limits.ts'
import { tellOf } from './mails.ts'
import { consumeCode } from './recovery-codes.ts'
import { secretOf, type Seal } from './seal.ts'

const PURPOSE = 'second factor'
const HOUR_MS = 3_600_000
/** As many failures within an hour are told, once. */
const TOLD_AFTER = 3

/** What somebody types and where from. */
export interface TypedCode {
  readonly accountId: number
  readonly address: string
  /** The id of the browser, if it has logged in to this account before. */
  readonly device: string | null
  readonly code: string
}

/** Codes that people type, each of which is used up by it. Whoever guesses here has guessed there, too. */
export interface TypedCodes {
  /** Whether it is a code of the authenticator, or a recovery code; a failure is noted, and told after some. @throws RateLimitError */
  logsIn(typed: TypedCode): Promise<boolean>
  /** Whether it is a code of the authenticator. @throws RateLimitError */
  proves(typed: TypedCode): Promise<boolean>
}

export function createTypedCodes(program: RunningProgram, seal: () => Promise<Seal>): TypedCodes {
  const { store, account } = program
  const limiter = createRateLimiter(store.queries, FACTOR_LIMITS)
  const attempt = async ({ accountId, ...from }: TypedCode, isRight: (code: string) => Promise<boolean>) => {
    const code = from.code.replaceAll(/\s/g, '')
    const made = { ...from, purpose: PURPOSE, name: String(accountId) }
    return (await limiter.run(made, async () => (await isRight(code)) || null)) ?? false
  }
  const isCode = async (accountId: number, code: string): Promise<boolean> => {
    const found = await findAuthenticator(store.queries, accountId)
    const secret = found && (await seal()).open(found.sealed, secretOf(accountId))
    return secret !== null && acceptCode(store.queries, { accountId, secret, code })
  }
  const isRecoveryCode = async (by: NonNullable<Author>, code: string): Promise<boolean> => {
    const isUsed = await store.transact(async (transaction) => {
      if (!(await consumeCode(transaction, by.id, code))) return false
      await addSessionEntry(transaction, account.entity, by, 'codeUsed')
      return true
    })
    if (isUsed) await tellOf(program, by.id, (texts) => texts.mailCodeUsed)
    return isUsed
  }
  return {
    async logsIn(typed) {
      const by = await readAuthor(program, typed)
      const isRight = await attempt(
        typed,
        async (code) => (await isCode(by.id, code)) || isRecoveryCode(by, code),
      )
      if (!isRight) await noteFailure(program, by)
      return isRight
    },
    proves: (typed) => attempt(typed, (code) => isCode(typed.accountId, code)),
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
