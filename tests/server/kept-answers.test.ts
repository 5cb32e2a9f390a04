import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeptAnswers, type Asked, type KeptAnswer } from '../../src/server/kept/kept-answers.ts'
import { FOR_EVER, type Lease } from '../../src/server/kept/lease.ts'
import { trustProxies } from '../../src/server/trust-proxy.ts'

const NOW = 1_000_000

describe('kept answers', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }))
  afterEach(() => vi.useRealTimers())

  let mark: string | null = 'one'
  const kept = () => createKeptAnswers({ changeMark: () => mark }, trustProxies(1))
  const asked = (
    headers: Asked['headers'] = {},
    remoteAddress = '127.0.0.1',
    url = '/api/player',
  ): Asked => ({
    url,
    headers,
    socket: { remoteAddress },
  })
  const answer = (lease: Lease): KeptAnswer => ({
    lease,
    status: 200,
    headers: [],
    body: Buffer.from('{}'),
    route: '/api/player',
    account: 1,
  })

  it('are found while nothing has changed, and not when anything has', () => {
    mark = 'one'
    const answers = kept()
    answers.keep(asked(), answer({ mark, until: Infinity }))
    expect(answers.find(asked())).toBeDefined()
    mark = 'two'
    expect(answers.find(asked())).toBeUndefined()
    mark = null
    expect(answers.find(asked())).toBeUndefined()
  })

  it('are found until whoever asks has to be judged anew', () => {
    mark = 'one'
    const answers = kept()
    answers.keep(asked(), answer({ mark, until: NOW + 10 }))
    vi.setSystemTime(NOW + 9)
    expect(answers.find(asked())).toBeDefined()
    vi.setSystemTime(NOW + 10)
    expect(answers.find(asked())).toBeUndefined()
  })

  it.each([
    ['another address', asked({}, '127.0.0.1', '/api/owner')],
    ['another person', asked({ cookie: 'tribune_session=other' })],
    ['who reads other encodings', asked({ 'accept-encoding': 'br' })],
    ['who holds something', asked({ 'if-none-match': '*' })],
    ['who came over TLS, as a trusted proxy says', asked({ 'x-forwarded-proto': 'https' })],
  ])('are for nobody else: %s', (_what, other) => {
    const answers = kept()
    answers.keep(asked(), answer(FOR_EVER))
    expect(answers.find(asked())).toBeDefined()
    expect(answers.find(other)).toBeUndefined()
  })

  it('believe nobody who is far away that he came over TLS', () => {
    const answers = kept()
    answers.keep(asked({ 'x-forwarded-proto': 'https' }, '203.0.113.7'), answer(FOR_EVER))
    expect(answers.find(asked({ 'x-forwarded-proto': 'https' }))).toBeUndefined()
  })

  it('are not kept for who asks with more than any browser says', () => {
    const answers = kept()
    const long = asked({ cookie: `other=${'x'.repeat(14_000)}` })
    answers.keep(long, answer(FOR_EVER))
    expect(answers.find(long)).toBeUndefined()
  })

  it('weigh what they are found by, too', () => {
    const answers = kept()
    const from = (count: number) => asked({ cookie: `other=${count}${'x'.repeat(3_900)}` })
    for (let count = 0; count < 12_000; count += 1) answers.keep(from(count), answer(FOR_EVER))
    const found = Array.from({ length: 12_000 }, (_, count) => answers.find(from(count)) !== undefined)
    // 32 MB of them, with the two thousand bytes that each takes beside.
    expect(found.filter(Boolean).length).toBeLessThan(6_000)
    expect(found.at(-1)).toBe(true)
  })

  it('are given to nobody any more while the program ends', () => {
    const answers = kept()
    answers.keep(asked(), answer(FOR_EVER))
    answers.stop()
    expect(answers.find(asked())).toBeUndefined()
  })
})
