import type { FastifyInstance } from 'fastify'
import { secondFactorAnswers as texts } from '#ways/second-factor/texts.ts'
import { answers } from '#texts/server.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { route } from '../../../../server/http/route.ts'
import { addSessionEntry } from '../../../../server/records/rows/history-entries.ts'
import { readAuthor } from '../../../../server/caller/account.ts'
import { readCredentials } from '../../../server/session/credentials.ts'
import { impersonatorOf, type Session } from '../../../../server/caller/session.ts'
import {
  beginSetUpCall,
  forgetBrowserCall,
  forgetBrowsersCall,
  makeCodesCall,
  readOwnFactorCall,
  setUpCall,
  turnOffCall,
} from '../calls.ts'
import { findAuthenticator, removeAuthenticator } from './authenticators.ts'
import { tellOf } from './mails.ts'
import { forgetBrowsers, listRemembered } from './remembered-browsers.ts'
import { countCodes, makeCodes, removeCodes } from './recovery-codes.ts'
import { secondFactorService, TOTP_NAME } from './service.ts'
import { beginSetUp, readSetUp, turnOn } from './set-up.ts'

/** The second factor of whoever is logged in. */
export function ownFactorRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, readOwnFactorCall, ({ session }) => readOwnFactor(backend, impersonatorOf(session)))
  route(app, beginSetUpCall, ({ session: { accountId } }) => beginSetUp(backend, accountId))
  route(
    app,
    setUpCall,
    async ({ session: { id, accountId }, body }) => {
      const made = await readSetUp(backend, accountId, body)
      const codes = await turnOn(backend, { accountId, made, replaces: true, session: id })
      return { codes: codes ?? [] }
    },
    { describeBody: () => texts.badCode },
  )
  route(app, turnOffCall, ({ session }) => turnOff(backend, session))
  route(app, makeCodesCall, async ({ session: { accountId } }) => ({
    codes: await remakeCodes(backend, accountId),
  }))
  route(app, forgetBrowserCall, async ({ session: { accountId }, params: { id } }) => {
    if (!(await forgetBrowsers(backend.store.queries, accountId, id)))
      throw new HttpError(404, answers.noSuchRecord)
  })
  route(
    app,
    forgetBrowsersCall,
    async ({ session: { accountId } }) => void (await forgetBrowsers(backend.store.queries, accountId)),
  )
}

/** @throws HttpError where there is nothing that they stand in for */
async function remakeCodes(backend: Backend, accountId: number): Promise<readonly string[]> {
  const { store, account, factors } = backend
  const proofs = await readCredentials({ queries: store.queries, account, factors }, accountId)
  if (!proofs || proofs.factors.length === 0) throw new HttpError(404, answers.noSuchRecord)
  const by = await readAuthor(backend, { accountId })
  const codes = await store.transact(async (transaction) => {
    await addSessionEntry(transaction, account.entity, by, 'codesMade')
    return makeCodes(transaction, accountId)
  })
  await tellOf(backend, accountId, (each) => each.mailCodes)
  return codes
}

async function readOwnFactor(backend: Backend, accountId: number) {
  const { store, account, factors } = backend
  const { queries } = store
  const proofs = await readCredentials({ queries, account, factors }, accountId)
  const found = await findAuthenticator(queries, accountId)
  return {
    factors: proofs?.factors ?? [],
    since: found?.madeAt ?? null,
    isRequired: await secondFactorService.of(backend).isRequired(accountId),
    codesLeft: await countCodes(queries, accountId),
    browsers: proofs ? await listRemembered(queries, proofs) : [],
  }
}

async function turnOff(backend: Backend, { id, accountId }: Session): Promise<void> {
  const { store, account, factors, sessions } = backend
  const proofs = await readCredentials({ queries: store.queries, account, factors }, accountId)
  const isLast = !proofs?.factors.some((name) => name !== TOTP_NAME)
  if (isLast && (await secondFactorService.of(backend).isRequired(accountId)))
    throw new HttpError(403, texts.isRequired)
  const by = await readAuthor(backend, { accountId })
  const isOff = await store.transact(async (transaction) => {
    if (!(await removeAuthenticator(transaction, accountId))) return false
    if (isLast) await removeCodes(transaction, accountId)
    await addSessionEntry(transaction, account.entity, by, 'factorOff')
    await sessions.endOthers(transaction, accountId, id)
    return true
  })
  if (isOff) await tellOf(backend, accountId, (each) => each.mailOff)
}
