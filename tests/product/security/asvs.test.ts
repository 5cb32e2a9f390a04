import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asvs } from './asvs/all.ts'
import type { Proof, Requirement } from './asvs/requirement.ts'

const cache = new Map<string, string>()

function holds([file, name]: Proof): boolean {
  // A long title stands on a line of its own.
  const text = cache.get(file) ?? readFileSync(file, 'utf8').replace(/\(\s+/g, '(')
  cache.set(file, text)
  return [`'${name}'`, `\`${name}\``].some((title) => text.includes(`(${title}`))
}

const proofsOf = ({ state }: Requirement): readonly Proof[] => (state.kind === 'met' ? state.proofs : [])

describe('the list of ASVS 5.0.0', () => {
  it('holds every requirement of levels 1 and 2 once', () => {
    expect(new Set(asvs.map(({ id }) => id)).size).toBe(asvs.length)
    const count = (level: number) => asvs.filter((each) => each.level === level).length
    expect({ one: count(1), two: count(2) }).toEqual({ one: 70, two: 183 })
    expect(new Set(asvs.map(({ id }) => id.split('.')[0])).size).toBe(17)
  })

  it('names tests that there are', () => {
    const missing = asvs.flatMap((each) =>
      proofsOf(each)
        .filter((proof) => !holds(proof))
        .map((proof) => `${each.id}: ${proof.join(' > ')}`),
    )
    expect(missing).toEqual([])
  })

  it('says why of everything else', () => {
    for (const { id, state } of asvs) {
      if (state.kind === 'met') expect(state.proofs.length, id).toBeGreaterThan(0)
      else expect(state.because.length, id).toBeGreaterThan(5)
    }
  })

  it('notices a test that has gone', () => {
    expect(holds(['tests/product/security/asvs.test.ts', 'notices a test that has gone'])).toBe(true)
    expect(holds(['tests/product/security/asvs.test.ts', 'notices nothing'])).toBe(false)
  })
})
