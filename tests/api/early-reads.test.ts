import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../../src/api/call.ts'
import { forgetReads, startRead } from '../../src/api/early-reads.ts'
import type { Endpoint } from '../../src/schema/endpoint.ts'

const list: Endpoint = { method: 'GET', path: '/api/player' }
const address = '/api/player?page=1&pageSize=25'
const query = { page: 1, pageSize: 25 }

const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockImplementation(() => Promise.resolve(new Response('{"success":true}')))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  forgetReads()
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('what was started early is taken up by the call that would have made it, once', async () => {
  startRead(address)
  expect(await call(list, { query })).toEqual({ success: true })
  expect(fetched).toHaveBeenCalledTimes(1)
  await call(list, { query })
  expect(fetched).toHaveBeenCalledTimes(2)
  const [early, late] = fetched.mock.calls
  expect(early?.[0]).toBe(late?.[0])
  expect(early?.[1].credentials).toBe(late?.[1].credentials)
})

it('is started once, however often it is wished for', () => {
  startRead(address)
  startRead(address)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('is not taken up by another call, nor after a while, nor after a change', async () => {
  startRead(address)
  await call(list, { query: { ...query, page: 2 } })
  expect(fetched).toHaveBeenCalledTimes(2)

  vi.advanceTimersByTime(10_000)
  await call(list, { query })
  expect(fetched).toHaveBeenCalledTimes(3)

  startRead(address)
  await call({ method: 'POST', path: '/api/player/create', body: 'json' }, { payload: {} })
  await call(list, { query })
  expect(fetched).toHaveBeenCalledTimes(6)
})

it('a failure is told to who takes it up, and to nobody else', async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  startRead(address)
  await expect(call(list, { query })).rejects.toThrow('Le serveur ne répond pas')
  expect(await call(list, { query })).toEqual({ success: true })
})
