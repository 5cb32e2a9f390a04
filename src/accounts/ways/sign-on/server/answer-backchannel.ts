import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { signOnAnswers } from '#ways/sign-on/texts.ts'
import { answers } from '#texts/answers.ts'
import type { Backend } from '../../../../server/backend.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { endByProvider } from './end-by-provider.ts'
import type { OpenProvider } from './open-provider.ts'
import { describeError } from './refusal.ts'

const formSchema = z.object({ form: z.string() })

/** @throws HttpError for what the provider has not signed. */
export async function answerBackchannel(
  backend: Backend,
  provider: OpenProvider | undefined,
  request: FastifyRequest,
): Promise<Record<string, never>> {
  if (!provider) throw new HttpError(404, answers.notFound)
  const read = formSchema.safeParse(request.body)
  const token = read.success ? new URLSearchParams(read.data.form).get('logout_token') : null
  if (token === null || !(await isEnded(backend, provider, token, request)))
    throw new HttpError(400, signOnAnswers.badLogoutToken)
  return {}
}

async function isEnded(
  backend: Backend,
  provider: OpenProvider,
  token: string,
  { log }: FastifyRequest,
): Promise<boolean> {
  try {
    return await endByProvider(backend, provider, token)
  } catch (error) {
    log.warn({ cause: describeError(error) }, 'the provider did not say what a logout is signed with')
    throw new HttpError(503, signOnAnswers.providerAway)
  }
}
