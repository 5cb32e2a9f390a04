import { describe, expect, it, vi } from 'vitest'
import { isAmong, isNetwork } from '../../src/accounts/ways/api-keys/server/addresses.ts'
import { createCallLimit } from '../../src/accounts/ways/api-keys/server.ts'
import { hashToken } from '../../src/accounts/server/tokens.ts'
import { isSecret, makeSecret, prefixOf } from '../../src/accounts/ways/api-keys/server/make-key.ts'

describe('the addresses of an API key', () => {
  it.each([
    ['10.0.0.1', true],
    ['10.0.0.0/8', true],
    ['0.0.0.0/1', true],
    ['2001:db8::/32', true],
    ['::1', true],
    ['0.0.0.0/0', false],
    ['::/0', false],
    ['10.0.0.0/33', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['10.0.0', false],
    ['fe80::1%eth0/64', false],
    ['example.org', false],
    ['', false],
  ])('%s is one: %s', (text, expected) => expect(isNetwork(text)).toBe(expected))

  it.each([
    [[], '192.0.2.1', true],
    [['192.0.2.1'], '192.0.2.1', true],
    [['192.0.2.1'], '192.0.2.10', false],
    [['192.0.2.0/24'], '192.0.2.255', true],
    [['192.0.2.0/24'], '192.0.3.0', false],
    // Where a server listens on both families, IPv4 is written within IPv6.
    [['192.0.2.0/24'], '::ffff:192.0.2.7', true],
    [['2001:db8::/32'], '2001:db8:1::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['2001:db8::/32', '10.0.0.0/8'], '10.1.2.3', true],
    [['10.0.0.0/8'], 'unknown', false],
  ])('%j holds %s: %s', (networks, address, expected) => expect(isAmong(networks, address)).toBe(expected))
})

describe('an API key', () => {
  it('has 256 bits, of which a few are shown [ASVS 7.2.3]', () => {
    const [one, other] = [makeSecret(), makeSecret()]
    expect(one).not.toBe(other)
    expect(Buffer.from(one.slice('tri_live_'.length), 'base64url')).toHaveLength(32)
    expect(prefixOf(one)).toBe(one.slice(0, 15))
    expect(isSecret(one)).toBe(true)
    expect(hashToken(one)).toMatch(/^[0-9a-f]{64}$/)
    for (const wrong of ['', one.slice(1), `${one}x`, `${one}\n`, one.toUpperCase()])
      expect(isSecret(wrong)).toBe(false)
  })

  it('makes so many calls a minute, whatever others make', () => {
    let now = 0
    const count = createCallLimit(3, () => now)
    for (let call = 0; call < 3; call += 1) count(1)
    expect(() => count(1)).toThrow(expect.objectContaining({ status: 429, retryAfter: 60 }))
    count(2)
    now = 59_500
    expect(() => count(1)).toThrow(expect.objectContaining({ retryAfter: 1 }))
    now = 60_000
    count(1)
  })

  it('does not wait for a clock that was put back', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const count = createCallLimit(1)
    count(1)
    expect(() => count(1)).toThrow(expect.objectContaining({ status: 429 }))
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(60_000)
    count(1)
    vi.useRealTimers()
  })
})
