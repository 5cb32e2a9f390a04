import { ClientError, AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import type { FastifyRequest } from 'fastify'
import type { SignOnProblem } from '../../../calls/login-calls.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { describeError, isUnreachable, problemOf, SignOnRefusal } from './refusal.ts'

const EXPECTED = [SignOnRefusal, HttpError, ClientError, AuthorizationResponseError, ResponseBodyError]

/** Notes in the log why somebody did not come in. @returns the word for the login page. */
export function tellProblem({ log }: FastifyRequest, error: unknown): SignOnProblem {
  const problem = problemOf(error)
  const advice = error instanceof SignOnRefusal ? error.advice : undefined
  if (isUnreachable(error) || EXPECTED.some((each) => error instanceof each))
    log.warn(
      { problem, cause: describeError(error), ...(advice !== undefined && { advice }) },
      'a sign-on failed',
    )
  else log.error({ err: error }, 'a sign-on failed')
  return problem
}
