import * as z from 'zod/mini'
import { secondFactorAnswers as texts } from '#ways/second-factor/texts.ts'
import { app } from '../../../../generated/app.ts'
import type { Backend } from '../../../../server/backend.ts'
import type { Queries } from '../../../../server/database/database.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import { readAuthor, signInNameOf } from '../../../../server/caller/account.ts'
import { readAccountRow } from '../../../server/links.ts'
import type { BegunSetUp } from '../calls.ts'
import { keepAuthenticator, type NewAuthenticator } from './authenticators.ts'
import { tellOf } from './mails.ts'
import { makeCodes } from './recovery-codes.ts'
import { secretOf } from './encrypt-secret.ts'
import { secondFactorService } from './service.ts'
import { addressOf, makeTotpSecret, stepOf } from './totp.ts'
import { wrongCode } from './codes.ts'

/** To find an app and to read the picture with it. */
const LIFE_MS = 10 * 60_000

/** For what a set-up that has begun is sealed. */
const setUpOf = (accountId: number) => `set-up of ${accountId}`
const begunSchema = z.strictObject({ secret: z.string(), until: z.number() })

/** Nothing is stored yet: what has begun travels with whoever sets it up, sealed. */
export async function beginSetUp(backend: Backend, accountId: number): Promise<BegunSetUp> {
  const row = await readAccountRow(backend.store.queries, backend.account, accountId)
  const seal = await secondFactorService.of(backend).seal()
  const secret = makeTotpSecret()
  const begun = { secret, until: Date.now() + LIFE_MS }
  return {
    secret,
    address: addressOf(secret, { issuer: app.name, user: row ? signInNameOf(backend.account, row) : '' }),
    sealed: seal.close(JSON.stringify(begun), setUpOf(accountId)),
  }
}

/** What the authenticator has shown belongs to what was begun. @throws HttpError, ValidationError */
export async function readSetUp(
  backend: Backend,
  accountId: number,
  { sealed, code }: { readonly sealed: string; readonly code: string },
): Promise<NewAuthenticator> {
  const seal = await secondFactorService.of(backend).seal()
  const text = seal.open(sealed, setUpOf(accountId))
  const begun = text === null ? null : begunSchema.parse(JSON.parse(text))
  if (!begun || begun.until <= Date.now()) throw new HttpError(400, texts.setUpIsOver)
  const step = stepOf(begun.secret, code.replaceAll(/\s/g, ''))
  if (step === null) throw wrongCode()
  return { step, sealed: seal.close(begun.secret, secretOf(accountId)) }
}

interface TurningOn {
  readonly accountId: number
  readonly made: NewAuthenticator
  /** A former one gives way. */
  readonly replaces: boolean
  /** The session that goes on; all others end. */
  readonly session: number | null
}

/** @returns the new recovery codes; null where there was an authenticator that does not give way */
export async function turnOn(
  backend: Backend,
  { accountId, made, replaces, session }: TurningOn,
): Promise<readonly string[] | null> {
  const { store, sessions, account } = backend
  const by = await readAuthor(backend, { accountId })
  const codes = await store.transact(async (transaction: Queries) => {
    if (!(await keepAuthenticator(transaction, accountId, { ...made, replaces }))) return null
    await addSessionEntry(transaction, account.entity, by, 'factorOn')
    await sessions.endOthers(transaction, accountId, session)
    return makeCodes(transaction, accountId)
  })
  if (codes) await tellOf(backend, accountId, (each) => each.mailOn)
  return codes
}
