import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { conflictSchema } from '../../src/calls/record-calls.ts'
import type { Endpoint } from '../../src/schema/entity/endpoint.ts'

interface Reply {
  readonly headers?: Readonly<Record<string, string>>
  readonly status: number
  readonly body: string
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.resetModules()
  vi.unstubAllEnvs()
})

/** A backend that always answers the same, the client pointed at it, and what it was asked. */
async function clientOf(reply: Reply) {
  const asked: { method: string | undefined; url: string | undefined; body: string }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    asked.push({ method: request.method, url: request.url, body: await text(request) })
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(reply.body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${address.port}/`)
  vi.resetModules()
  const { call } = await import('../../src/api/call.ts')
  const { fieldErrorsOf, requestIdOf } = await import('../../src/api/errors.ts')
  return { call, fieldErrorsOf, requestIdOf, asked, server }
}

const list: Endpoint = { method: 'GET', path: '/api/player' }
const update: Endpoint = { method: 'PUT', path: '/api/player/update', body: 'json' }

describe('a call', () => {
  it('returns the answer', async () => {
    const { call, asked } = await clientOf({ status: 200, body: '{"success":true,"players":[]}' })
    expect(await call(list, { query: { page: 2, q: 'é' } })).toEqual({ success: true, players: [] })
    expect(asked).toEqual([{ method: 'GET', url: '/api/player?page=2&q=%C3%A9', body: '' }])
  })

  it('fills the id into its path and sends its payload once', async () => {
    const { call, asked } = await clientOf({ status: 500, body: 'oops' })
    await expect(call({ ...update, path: '/api/x/:id' }, { id: 7, payload: { a: 1 } })).rejects.toThrow()
    expect(asked).toEqual([{ method: 'PUT', url: '/api/x/7', body: '{"a":1}' }])
  })

  it('encodes an id that is a text', async () => {
    const { call, asked } = await clientOf({ status: 200, body: '{"success":true}' })
    await call({ method: 'GET', path: '/api/x/:id' }, { id: 'a/b ?$&é' })
    expect(asked).toMatchObject([{ url: '/api/x/a%2Fb%20%3F%24%26%C3%A9' }])
  })

  it.each([
    {
      name: 'a list of errors',
      status: 400,
      body: '{"success":false,"errors":[{"msg":"a","path":"name"},{"msg":"b"}]}',
      told: ['a', 'b'],
    },
    { name: 'a single message', status: 409, body: '{"success":false,"message":"no"}', told: ['no'] },
    { name: 'a refusal that says 200', status: 200, body: '{"success":false,"message":"no"}', told: ['no'] },
    {
      name: 'an empty list beside a message',
      status: 400,
      body: '{"success":false,"errors":[],"message":"no"}',
      told: ['no'],
    },
    {
      name: 'the end of the session',
      status: 401,
      body: '{"success":false,"message":"gone"}',
      told: ['gone'],
    },
    {
      name: 'the end of the session without a word',
      status: 401,
      body: '',
      told: ['Votre session est terminée, veuillez vous reconnecter.'],
    },
    {
      name: 'a page of a proxy',
      status: 502,
      body: '<h1>Bad Gateway</h1>',
      told: ['Réponse inattendue du serveur (PUT /api/player/update, 502).'],
    },
    {
      name: 'a body that is no answer',
      status: 200,
      body: '[]',
      told: ['Réponse inattendue du serveur (PUT /api/player/update, 200).'],
    },
  ])('tells of $name', async ({ status, body, told }) => {
    const { call, fieldErrorsOf } = await clientOf({ status, body })
    const error: unknown = await call(update, { payload: {} }).catch((thrown: unknown) => thrown)
    expect(fieldErrorsOf(error).map((mistake) => mistake.msg)).toEqual(told)
  })

  it.each([
    { status: 500, body: '{"success":false,"message":"no","requestId":"r1"}', headers: {}, id: 'r1' },
    { status: 502, body: '<h1>Bad Gateway</h1>', headers: { 'x-request-id': 'r2' }, id: 'r2' },
    {
      status: 400,
      body: '{"success":false,"message":"no"}',
      headers: { 'x-request-id': 'r3' },
      id: undefined,
    },
    { status: 500, body: '{"success":false,"message":"no"}', headers: {}, id: undefined },
  ])('names the request that failed with $status as $id', async ({ id, ...reply }) => {
    const { call, requestIdOf } = await clientOf(reply)
    const error: unknown = await call(update, { payload: {} }).catch((thrown: unknown) => thrown)
    expect(requestIdOf(error)).toBe(id)
  })

  it('tells what a record has become, where that is why an update is refused', async () => {
    const conflict = {
      record: { id: 7, name: 'Amine', version: 3 },
      history: [{ action: 'updated', version: 3, at: '2026-11-20T18:30:00Z', by: null, changes: [] }],
    }
    const told = async (part: unknown) => {
      const body = JSON.stringify({ success: false, message: 'no', conflict: part })
      const { call } = await clientOf({ status: 409, body })
      const error: unknown = await call(update, { payload: {} }).catch((thrown: unknown) => thrown)
      return error instanceof Error && 'conflict' in error
        ? conflictSchema.safeParse(error.conflict).data
        : error
    }
    expect(await told(conflict)).toEqual(conflict)
    expect(await told('none')).toBeUndefined()
  })

  it('tells of a backend that is not there', async () => {
    const { call, fieldErrorsOf, server } = await clientOf({ status: 200, body: '{}' })
    await new Promise((resolve) => server.close(resolve))
    const error: unknown = await call(list).catch((thrown: unknown) => thrown)
    expect(fieldErrorsOf(error)[0]?.msg).toContain('Le serveur ne répond pas')
  })

  it('announces the end of a session', async () => {
    const { call } = await clientOf({ status: 401, body: '{"success":false,"message":"gone"}' })
    const { onSessionOver } = await import('../../src/api/session-events.ts')
    const heard = vi.fn()
    const stop = onSessionOver(heard)
    await call(list).catch(() => undefined)
    stop()
    await call(list).catch(() => undefined)
    expect(heard.mock.calls).toEqual([['gone']])
  })
})
