import type { FastifyInstance } from 'fastify'
import { MAX_PASSWORD_LENGTH } from '../../../kinds/password/definition.ts'
import { asksAgain } from '../../../schema/access/account.ts'
import type { Backend } from '../../../server/backend.ts'
import { HttpError, ValidationError } from '../../../server/errors/http-error.ts'
import type { ServerFeature } from '../../../server/feature.ts'
import { recordSession, renewSessionToken } from '../../server/http/log-in.ts'
import { route } from '../../../server/http/route.ts'
import { isOwnPassword } from '../../server/passwords.ts'
import { answers } from '#texts/server.ts'
import { proveByPasswordCall } from './calls.ts'

/** Proofs of who is logged in, where dangerous calls ask for them. */
export const stepUpServer: ServerFeature = {
  name: 'step-up',
  logged: ({ account }) => (asksAgain(account.account) ? ['proofFailed'] : []),
  routes: proofRoutes,
}

function proofRoutes(app: FastifyInstance, backend: Backend): void {
  if (!asksAgain(backend.account.account)) return
  route(app, proveByPasswordCall, async ({ request, reply, session: { accountId }, body: { password } }) => {
    // Hashing a long text takes time.
    if (password.length > MAX_PASSWORD_LENGTH) throw new HttpError(400, answers.signInTooLong)
    if (!(await isOwnPassword(backend, { accountId, address: request.ip }, password))) {
      request.log.warn('a confirmation failed')
      await recordSession(backend, accountId, 'proofFailed')
      throw new ValidationError([{ msg: answers.wrongPassword(answers.currentPassword), path: 'password' }])
    }
    await renewSessionToken(backend, request, reply)
  })
}
