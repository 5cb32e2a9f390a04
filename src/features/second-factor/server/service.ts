import { mustShowFactor } from '../../../schema/second-factor.ts'
import { personOfAccount } from '../../../schema/access.ts'
import { addSessionEntry } from '../../../server/records/rows/history-entries.ts'
import { recordOfRow } from '../../../server/records/rows/record-of-row.ts'
import { defineService, type FeatureService, type RunningProgram } from '../../../server/service.ts'
import type { Author } from '../../../server/records/store/author.ts'
import { readAuthor } from '../../../server/session/account.ts'
import { readAccountRow } from '../../../server/session/links.ts'
import type { TypedCode } from '../../../server/session/proofs.ts'
import { createRateLimiter } from '../../../server/session/rate-limit/rate-limiter.ts'
import { PENDING_LOGIN_PATH } from '../../../calls/pending-login.ts'
import { acceptCode, findAuthenticator, stateOfAuthenticator } from './authenticators.ts'
import { FACTOR_LIMITS } from './limits.ts'
import { useCode } from './recovery-codes.ts'
import { createSeal, readSealKey, type Seal } from './seal.ts'

/** What the browser calls a factor whose codes are typed. */
export const TOTP_NAME = 'totp'
const PURPOSE = 'second factor'

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
  let made: Promise<Seal> | undefined
  const given = rule === undefined ? null : readSealKey(env)
  const seal = () => (made ??= createSeal(store.queries, given))
  const isRequired = async (id: number) => {
    const row = rule === undefined ? null : await readAccountRow(store.queries, account, id)
    if (rule === undefined || !row) return false
    return mustShowFactor(rule, personOfAccount(account.account, recordOfRow(account.entity, row)))
  }
  if (rule === undefined) return { seal, isRequired }
  const accept = createAccept(program, seal)
  return {
    seal,
    isRequired,
    factor: { name: TOTP_NAME, stateOf: stateOfAuthenticator, accepts: accept },
    async holdLogin({ proofs: { id, factors } }) {
      return factors.length > 0 || (await isRequired(id)) ? PENDING_LOGIN_PATH : null
    },
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
  const isRecoveryCode = (by: NonNullable<Author>, code: string): Promise<boolean> =>
    store.transact(async (transaction) => {
      if (!(await useCode(transaction, by.id, code))) return false
      await addSessionEntry(transaction, account.entity, by, 'codeUsed')
      return true
    })
  return async ({ accountId, address, device, code }: TypedCode): Promise<boolean> => {
    const plain = code.replaceAll(/\s/g, '')
    const by = await readAuthor(program, { accountId })
    const isRight = async () => (await isCode(accountId, plain)) || (await isRecoveryCode(by, plain)) || null
    const found = await limiter.run({ purpose: PURPOSE, name: String(accountId), address, device }, isRight)
    if (found === null) await addSessionEntry(store.queries, account.entity, by, 'factorFailed')
    return found !== null
  }
}
