import type { FastifyInstance } from 'fastify'
import { secondFactorAnswers as texts } from '#ways/second-factor/texts.ts'
import type { Backend } from '../../../../server/backend.ts'
import { recordSession, proveSession } from '../../../server/http/begin-session.ts'
import { route } from '../../../../server/http/route.ts'
import { proveByCodeCall } from '../calls.ts'
import { secondFactorService } from './service.ts'
import { whereFrom, wrongCode } from './codes.ts'

/** A code of the authenticator, where somebody is asked again who it is. */
export function codeProofRoutes(app: FastifyInstance, backend: Backend): void {
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
      await proveSession(backend, request, reply)
    },
    { describeBody: () => texts.badCode },
  )
}
