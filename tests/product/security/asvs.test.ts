import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requirementsOf } from '../../../scripts/test/requirements.ts'
import { asvs } from './asvs/all.ts'

describe('the list of ASVS 5.0.0', () => {
  it('holds every requirement of levels 1 and 2 once', () => {
    expect(new Set(asvs.map(({ id }) => id)).size).toBe(asvs.length)
    const count = (level: number) => asvs.filter((each) => each.level === level).length
    expect({ one: count(1), two: count(2) }).toEqual({ one: 70, two: 183 })
    expect(new Set(asvs.map(({ id }) => id.split('.')[0])).size).toBe(17)
  })

  // That they have run, and passed, is seen at the end of `npm test` and of `npm run test:all`.
  it('calls met what titles of tests name, and nothing else', () => {
    const met = asvs.filter(({ state }) => state.kind === 'met').map(({ id }) => id)
    const named = new Set([...requirementsOf('daily'), ...requirementsOf('leftOut')])
    expect([...named].toSorted()).toEqual(met.toSorted())
  })

  it('says why of everything else', () => {
    const short = asvs.filter(({ state }) => state.kind !== 'met' && state.because.length <= 5)
    expect(short).toEqual([])
  })
})

describe('what is written down for who runs it', () => {
  const rows = new Map(
    [...readFileSync('.github/SECURITY.md', 'utf8').matchAll(/^\| ([^|]+?) +\| (.+?) +\|$/gm)].map(
      ([, topic = '', holds = '']) => [topic, holds],
    ),
  )

  it.each([
    ['passwords', /waits after wrong ones/],
    ['second factor', /each accepted once/],
    ['links', /used once/],
    ['sign-on', /signed ID tokens/],
    ['API keys', /end by themselves/],
  ])('says what holds at the way in by %s [ASVS 6.1.3]', (topic, holds) => {
    expect(rows.get(topic)).toMatch(holds)
  })

  it('says how many sessions an account may have, and what happens beyond [ASVS 7.1.2]', () => {
    expect(rows.get('sessions')).toMatch(/an account has 50 at most: .+ ends that was not seen for longest/)
  })

  it('says how long sessions last, those of a sign-on too [ASVS 7.1.3]', () => {
    expect(rows.get('sessions')).toMatch(/8 hours .+ 7 days/)
    expect(rows.get('sign-on')).toMatch(/sessions last as all, and end at the provider too/)
  })
})
