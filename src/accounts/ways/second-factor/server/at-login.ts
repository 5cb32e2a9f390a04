import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secondFactorAnswers as texts } from '#ways/second-factor/texts.ts'
import { answers } from '#texts/answers.ts'
import { readPendingLoginCall } from '../../../calls/login-calls.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { finishLogin, requirePending } from '../../../server/http/pending-login.ts'
import { route } from '../../../../server/http/route.ts'
import { signInNameOf } from '../../../../server/caller/account.ts'
import { readAccountRow } from '../../../server/links.ts'
import { beginAtLoginCall, giveCodeCall, setUpAtLoginCall } from '../calls.ts'
import { secondFactorService } from './service.ts'
import { beginSetUp, readSetUp, turnOn } from './set-up.ts'
import { whereFrom, wrongCode } from './codes.ts'

/** What a login that waits goes on with. */
export function atLoginRoutes(app: FastifyInstance, backend: Backend): void {
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
