import { expect, it } from 'vitest'
import { trustNone, trustProxies } from '../../src/server/trust-proxy.ts'

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
