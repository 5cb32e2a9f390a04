import { AUDIT_LOG_TABLE } from '../../../server/database/system-tables.ts'
import { addSessionEntry } from '../../../server/records/rows/history-entries.ts'
import { memoizeSuccess } from '../../../server/memoize-success.ts'
import { defineService, type FeatureService, type RunningProgram } from '../../../server/service.ts'
import type { Author } from '../../../server/records/store/author.ts'
import { readAuthor } from '../../../server/session/account.ts'
import { readAccountRow } from '../../../server/session/links.ts'
import type { TypedCode } from '../../../server/session/proofs.ts'
import { mustHaveFactor } from '../../../server/session/required-factor.ts'
import { createRateLimiter } from '../../../server/session/rate-limit/rate-limiter.ts'
import { PENDING_LOGIN_PATH } from '../../../calls/pending-login.ts'
import { acceptCode, findAuthenticator, stateOfAuthenticator } from './authenticators.ts'
import { endWhereRequired } from './end-where-required.ts'
import { FACTOR_LIMITS } from './limits.ts'
import { tellOf } from './mails.ts'
import { isRemembered, rememberBrowser } from './remembered-browsers.ts'
import { consumeCode } from './recovery-codes.ts'
import { createSeal, readSealKey, type Seal } from './seal.ts'

/** What the browser calls a factor whose codes are typed. */
export const TOTP_NAME = 'totp'
const PURPOSE = 'second factor'
const HOUR_MS = 3_600_000
/** As many failures within an hour are told, once. */
const TOLD_AFTER = 3

/** For what the secret of an account's authenticator is sealed. */
export const secretOf = (accountId: number) => `secret of ${accountId}`

interface SecondFactorService extends FeatureService {
  /** Made when it is asked for first: its key may lie in the database. */
  seal(): Promise<Seal>
  /** Whether an account must have a factor. */
  isRequired(accountId: number): Promise<boolean>
}

/** Asks for a code after the password, where accounts say so. */
export const secondFactorService = defineService((program): SecondFactorService => {
  const { store, account, env } = program
  const rule = account.account.secondFactor
  const given = rule === undefined ? null : readSealKey(env)
  const seal = memoizeSuccess(() => createSeal(store.queries, given))
  const isRequired = async (id: number) => {
    const row = await readAccountRow(store.queries, account, id)
    return row !== null && mustHaveFactor(account, row)
  }
  if (rule === undefined) return { seal, isRequired }
  const accept = createAccept(program, seal)
  return {
    seal,
    isRequired,
    factor: { name: TOTP_NAME, stateOf: stateOfAuthenticator, accepts: accept },
    async holdLogin({ proofs, device }) {
      const { id, factors } = proofs
      if (factors.length === 0) return (await isRequired(id)) ? PENDING_LOGIN_PATH : null
      const isKnown = device !== null && (await isRemembered(store.queries, proofs, device))
      return isKnown ? null : PENDING_LOGIN_PATH
    },
    async afterLogin(transaction, login) {
      await rememberBrowser(transaction, login)
      return undefined
    },
    afterChange: endWhereRequired(account),
  }
})

function createAccept(program: RunningProgram, seal: () => Promise<Seal>) {
  const { store, account } = program
  const limiter = createRateLimiter(store.queries, FACTOR_LIMITS)
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
  return async ({ accountId, address, device, code }: TypedCode): Promise<boolean> => {
    const plain = code.replaceAll(/\s/g, '')
    const by = await readAuthor(program, { accountId })
    const isRight = async () => (await isCode(accountId, plain)) || (await isRecoveryCode(by, plain)) || null
    const found = await limiter.run({ purpose: PURPOSE, name: String(accountId), address, device }, isRight)
    if (found === null) await noteFailure(program, by)
    return found !== null
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
