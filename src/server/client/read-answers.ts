import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RenderedAnswer, RenderedAnswers } from '../../schema/rendered-screen.ts'
import { REQUEST_ID_HEADER, TOTAL_HEADER } from '../../schema/session-contract.ts'

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
  // Whole and as it is: the page that it becomes part of is compressed.
  const { 'accept-encoding': _encodings, 'if-none-match': _held, ...asked } = headers
  const { remoteAddress = '' } = socket
  const answer = await app.inject({ method: 'GET', url: address, headers: asked, remoteAddress })
  if (answer.statusCode !== 200) return null
  const told = TOLD_HEADERS.flatMap((name) => {
    const value = answer.headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  return { headers: Object.fromEntries(told), body: answer.body }
}
