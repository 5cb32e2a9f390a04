import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AnsweringEndpoint } from '../../src/schema/endpoint.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const list: AnsweringEndpoint = { method: 'GET', path: '/api/player', answer: 'players' }

/** A backend whose list has a tag, the client that is served by it, and the tags it was asked with. */
async function clientOf(state: { tag: string }, isForeign = false) {
  const asked: (string | undefined)[] = []
  const server = createServer(({ headers }, response) => {
    asked.push(headers['if-none-match'])
    if (headers['if-none-match'] === state.tag) return response.writeHead(304).end()
    response.setHeader('etag', state.tag)
    return response.end(JSON.stringify({ success: true, players: [state.tag], total: 1 }))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  // What a page does with an address that begins with a slash.
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init)
    }
  }
  vi.stubGlobal('Request', PageRequest)
  vi.stubEnv('VITE_API_BASE_URL', isForeign ? origin : '')
  vi.resetModules()
  return { asked, ...(await import('../../src/api/call.ts')) }
}

describe('a list that is asked for again', () => {
  it('is not sent where it is unchanged, and is what it was', async () => {
    const { callForBody, asked } = await clientOf({ tag: 'W/"1"' })
    const first = await callForBody(list)
    expect(await callForBody(list)).toEqual(first)
    expect(first).toEqual({ body: { success: true, players: ['W/"1"'], total: 1 }, total: 1 })
    expect(asked).toEqual([undefined, 'W/"1"'])
  })

  it('is what it has become where it has changed', async () => {
    const state = { tag: 'W/"1"' }
    const { callForBody } = await clientOf(state)
    await callForBody(list)
    state.tag = 'W/"2"'
    expect((await callForBody(list)).body).toMatchObject({ players: ['W/"2"'] })
  })

  it('is asked for by its own address alone', async () => {
    const { callForBody, asked } = await clientOf({ tag: 'W/"1"' })
    await callForBody(list)
    await callForBody(list, { query: { page: 2 } })
    expect(asked).toEqual([undefined, undefined])
  })

  it('is forgotten by the next person', async () => {
    const { callForBody, forgetAnswers, asked } = await clientOf({ tag: 'W/"1"' })
    await callForBody(list)
    forgetAnswers()
    await callForBody(list)
    expect(asked).toEqual([undefined, undefined])
  })

  it('is asked of a backend on another origin as ever', async () => {
    const { callForBody, asked } = await clientOf({ tag: 'W/"1"' }, true)
    await callForBody(list)
    await callForBody(list)
    expect(asked).toEqual([undefined, undefined])
  })
})
