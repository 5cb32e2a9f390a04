import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { SignOnProblem } from '../../../calls/sign-on-outcome.ts'
import { RateLimitError } from '../../../../server/errors/http-error.ts'

/** Why somebody does not come in, in one word for the login page. */
export class SignOnRefusal extends Error {
  readonly problem: SignOnProblem
  /** For whoever runs the program: what would let people in. */
  readonly advice: string | undefined

  constructor(
    problem: SignOnProblem,
    { advice, ...options }: ErrorOptions & { readonly advice?: string } = {},
  ) {
    super(`a sign-on was refused: ${problem}`, options)
    this.problem = problem
    this.advice = advice
  }
}

/** Problems of the way to the provider, by the codes of its library. */
const CODES: Readonly<Record<string, SignOnProblem>> = {
  OAUTH_TIMEOUT: 'unavailable',
  OAUTH_ABORT: 'unavailable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unavailable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'unavailable',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
}
const AWAY = new Set(['temporarily_unavailable', 'server_error'])

export function problemOf(error: unknown): SignOnProblem {
  if (error instanceof SignOnRefusal) return error.problem
  if (error instanceof RateLimitError) return 'tooMany'
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied'
    return AWAY.has(error.error) ? 'unavailable' : 'refused'
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'refused'
  if (error instanceof ClientError) return CODES[error.code ?? ''] ?? 'refused'
  return isUnreachable(error) ? 'unavailable' : 'refused'
}

/** What \`fetch\` throws where nobody answers. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}

/** What went wrong, without what was sent: an error of the library holds addresses, codes and tokens. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return `${error.name}${code}`
}
