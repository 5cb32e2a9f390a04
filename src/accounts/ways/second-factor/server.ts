import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../../server/backend.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { ownFactorRoutes } from './server/own-factor.ts'
import { secondFactorService } from './server/service.ts'
import { resetRoutes } from './server/reset.ts'
import { authenticatorsTable, recoveryCodesTable, rememberedTable } from './server/tables.ts'
import { secondFactorAnswers as texts } from '#ways/second-factor/texts.ts'
import { recordSession, renewSessionToken } from '../../server/http/log-in.ts'
import { route } from '../../../server/http/route.ts'
import { proveByCodeCall, beginAtLoginCall, giveCodeCall, setUpAtLoginCall } from './calls.ts'
import { whereFrom, wrongCode } from './server/codes.ts'
import { answers } from '#texts/server.ts'
import { readPendingLoginCall } from '../../calls/account-calls.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import { finishLogin, requirePending } from '../../server/http/pending-login.ts'
import { signInNameOf } from '../../../server/caller/account.ts'
import { readAccountRow } from '../../server/links.ts'
import { beginSetUp, readSetUp, turnOn } from './server/set-up.ts'

const tables = [authenticatorsTable, recoveryCodesTable, rememberedTable]

/** A second factor beside the password, where accounts have such. */
export const secondFactorServer: ServerFeature = {
  name: 'second-factor',
  logged: ({ account }) =>
    account.account.secondFactor
      ? ['factorOn', 'factorOff', 'factorReset', 'factorFailed', 'codesMade', 'codeUsed']
      : [],
  routes: secondFactorRoutes,
  accountTables: tables,
  factorTables: tables,
  service: secondFactorService,
}

function secondFactorRoutes(app: FastifyInstance, backend: Backend): void {
  if (backend.account.account.secondFactor === undefined) return
  atLoginRoutes(app, backend)
  ownFactorRoutes(app, backend)
  resetRoutes(app, backend)
  codeProofRoutes(app, backend)
}

/** A code of the authenticator, where somebody is asked again who it is. */
function codeProofRoutes(app: FastifyInstance, backend: Backend): void {
  const { codes } = secondFactorService.of(backend)
  route(
    app,
    proveByCodeCall,
    async ({ request, reply, session: { accountId }, body: { code } }) => {
      if (!(await codes.proves({ ...whereFrom(backend, request, accountId), code }))) {
        request.log.warn('a confirmation failed')
        await recordSession(backend, accountId, 'proofFailed')
        throw wrongCode()
      }
      await renewSessionToken(backend, request, reply)
    },
    { describeBody: () => texts.badCode },
  )
}

/** What a login that waits goes on with. */
function atLoginRoutes(app: FastifyInstance, backend: Backend): void {
  const parts = { describeBody: () => texts.badCode }
  route(app, readPendingLoginCall, async ({ request }) => {
    const { id, factors } = await requirePending(backend, request)
    const row = await readAccountRow(backend.store.queries, backend.account, id)
    return { user: row ? signInNameOf(backend.account, row) : '', factors }
  })
  route(
    app,
    giveCodeCall,
    async ({ request, reply, body: { code, remembers } }) => {
      const pending = await requirePending(backend, request)
      const { codes } = secondFactorService.of(backend)
      const useUp = await codes.find({ ...whereFrom(backend, request, pending.id), code })
      if (!useUp) throw wrongCode()
      await finishLogin(backend, request, reply, { pending, remembers, keep: useUp })
    },
    parts,
  )
  route(app, beginAtLoginCall, async ({ request }) => {
    const { id } = await requireBare(backend, request)
    return beginSetUp(backend, id)
  })
  route(
    app,
    setUpAtLoginCall,
    async ({ request, reply, body }) => ({ codes: await setUpAndFinish(backend, request, reply, body) }),
    parts,
  )
}

/** A login of whoever must have a factor and has none: an account that has one shows it. @throws HttpError */
async function requireBare(backend: Backend, request: FastifyRequest) {
  const pending = await requirePending(backend, request)
  const isBare =
    pending.factors.length === 0 && (await secondFactorService.of(backend).isRequired(pending.id))
  if (!isBare) throw new HttpError(403, texts.hasOne)
  return pending
}

async function setUpAndFinish(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  { remembers, ...sent }: { readonly sealed: string; readonly code: string; readonly remembers: boolean },
): Promise<readonly string[]> {
  const pending = await requireBare(backend, request)
  const made = await readSetUp(backend, pending.id, sent)
  const codes = await turnOn(backend, { accountId: pending.id, made, replaces: false, session: null })
  // Set up in another tab meanwhile.
  if (!codes) throw new HttpError(401, answers.loginIsOver)
  await finishLogin(backend, request, reply, { pending, remembers })
  return codes
}
