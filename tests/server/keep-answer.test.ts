import { Readable } from 'node:stream'
import fastify, { type FastifyReply } from 'fastify'
import { describe, expect, it } from 'vitest'
import { keepAnswer } from '../../src/server/kept/keep-answer.ts'
import type { KeptAnswer } from '../../src/server/kept/kept-answers.ts'
import { FOR_EVER, type Lease } from '../../src/server/kept/lease.ts'

const BODY = Buffer.from('{"a":1}')

/** What is kept of what a route answers. */
async function keptOf(
  answer: (reply: FastifyReply) => FastifyReply,
  { method = 'GET', lease = FOR_EVER }: { method?: 'GET' | 'HEAD'; lease?: Lease | null } = {},
): Promise<KeptAnswer | undefined> {
  const found: KeptAnswer[] = []
  const kept = {
    find: () => undefined,
    stop: () => {},
    keep: (_: unknown, each: KeptAnswer) => void found.push(each),
  }
  const app = fastify()
  app.decorateRequest('lease', null)
  app.decorateRequest('session', null)
  app.get('/:name', { onSend: keepAnswer(kept) }, (request, reply) => {
    request.lease = lease
    return answer(reply)
  })
  await app.inject({ method, url: '/one' })
  return found[0]
}

describe('of an answer', () => {
  it('all is kept but the name of its request', async () => {
    const kept = await keptOf((reply) =>
      reply.headers({ 'x-request-id': 'mine', etag: '"a"' }).type('a/b').send(BODY),
    )
    expect(kept).toMatchObject({ lease: FOR_EVER, status: 200, body: '{"a":1}', route: '/:name' })
    expect(kept?.headers).toEqual(['etag', '"a"', 'content-type', 'a/b', 'content-length', '7'])
  })

  it('that has no body no length is kept', async () => {
    const kept = await keptOf((reply) => reply.status(304).header('etag', '"a"').send())
    expect(kept).toMatchObject({ status: 304, headers: ['etag', '"a"'], body: '' })
  })

  it('each byte is kept, whatever it is and however many there are', async () => {
    for (const bytes of [Buffer.from([...Array(256).keys()]), Buffer.alloc(9_000, 'é')]) {
      const kept = await keptOf((reply) => reply.type('a/b').send(bytes))
      const { body = '' } = kept ?? {}
      expect(typeof body === 'string' ? Buffer.from(body, 'latin1') : body).toEqual(bytes)
    }
  })

  it.each([
    ['a refusal', (reply: FastifyReply) => reply.status(404).send(BODY)],
    ['what gives a cookie', (reply: FastifyReply) => reply.header('set-cookie', 'a=b').send(BODY)],
    ['what is read while it is sent', (reply: FastifyReply) => reply.send(Readable.from([BODY]))],
  ])('nothing is kept where it is %s', async (_what, answer) => {
    expect(await keptOf(answer)).toBeUndefined()
  })

  it('nothing is kept where nobody knows how long it holds, nor of its head alone', async () => {
    const answer = (reply: FastifyReply) => reply.send(BODY)
    expect(await keptOf(answer, { lease: null })).toBeUndefined()
    expect(await keptOf(answer, { method: 'HEAD' })).toBeUndefined()
    expect(await keptOf(answer)).toBeDefined()
  })
})
