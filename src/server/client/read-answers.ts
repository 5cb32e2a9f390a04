import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RenderedAnswer, RenderedAnswers } from '../../schema/rendered-screen.ts'
import { REQUEST_ID_HEADER, TOTAL_HEADER } from '../../schema/session-contract.ts'

/** What a call is judged by beside its address: who makes it, and from where. */
const ASKED_HEADERS = ['cookie', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** What the browser half reads of an answer beside its body. */
const TOLD_HEADERS = ['etag', TOTAL_HEADER, REQUEST_ID_HEADER]

/** What somebody's browser would be answered to these reads; null where one of them fails. */
export async function readAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  addresses: readonly string[],
): Promise<RenderedAnswers | null> {
  const answers = await Promise.all(addresses.map((address) => readAnswer(app, request, address)))
  const entries = answers.flatMap((answer, place) => {
    const address = addresses[place]
    return answer && address !== undefined ? [[address, answer] as const] : []
  })
  return entries.length === addresses.length ? Object.fromEntries(entries) : null
}

async function readAnswer(
  app: FastifyInstance,
  { headers, socket }: FastifyRequest,
  address: string,
): Promise<RenderedAnswer | null> {
  const { remoteAddress = '' } = socket
  const asked = pick(headers, ASKED_HEADERS)
  const answer = await app.inject({ method: 'GET', url: address, headers: asked, remoteAddress })
  return answer.statusCode === 200 ? { headers: pick(answer.headers, TOLD_HEADERS), body: answer.body } : null
}

function pick(headers: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> {
  const found = names.filter((name) => headers[name] !== undefined)
  return Object.fromEntries(found.map((name) => [name, String(headers[name])]))
}
