import fastify from 'fastify'
import { expect, it } from 'vitest'
import { trustNone, trustProxies } from '../../../src/server/http/trust-proxy.ts'

it.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
  'trusts a proxy at %s, and as many behind it as there are',
  (address) => {
    expect(trustNone(address, 0)).toBe(false)
    expect(trustProxies(0)(address, 0)).toBe(false)
    expect(trustProxies(1)(address, 0)).toBe(true)
    expect(trustProxies(1)(address, 1)).toBe(false)
    expect(trustProxies(2)('203.0.113.7', 1)).toBe(true)
  },
)

it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7', '', 'unknown'])(
  'trusts nobody who calls from %j',
  (address) => {
    expect(trustProxies(2)(address, 0)).toBe(false)
  },
)

it.each([
  [0, '203.0.113.7', '127.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  // Whoever calls may have written the first; the proxy adds the last.
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 10.0.0.5', '10.0.0.5'],
  [2, '198.51.100.1, 203.0.113.7, 192.0.2.8', '203.0.113.7'],
])('with %i proxies and X-Forwarded-For %j the caller is %s', async (count, forwarded, caller) => {
  const app = fastify({ trustProxy: trustProxies(count) })
  app.get('/', (request) => request.ip)
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  expect(body).toBe(caller)
})
