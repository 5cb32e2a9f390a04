import { describe, expect, it } from 'vitest'
import { compareTexts } from '../../../src/schema/values/compare-texts.ts'
import { collationKey } from '../../../src/server/database/collation-key.ts'
import { byCollator, NAMES, orderedNames } from '../../schema/collated.ts'

function byKeys(one: string, other: string): number {
  return Buffer.compare(Buffer.from(collationKey(one)), Buffer.from(collationKey(other)))
}

const SIGNS = "-' .,0129"
const ALPHABETS = [
  ['Latin', `aAbBeEéÉèêcCçÇiîoôœuùß${SIGNS}`],
  ['Arabic', `ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآؤئءپڤگچ\u064e\u064f\u0650\u0651\u0652\u0640${SIGNS}`],
] as const

describe('a collation key', () => {
  it('puts names in the order of the collator, those in Latin letters first', () => {
    expect(NAMES.toSorted(byKeys)).toEqual(orderedNames())
  })

  it('puts a text of both where its first letter belongs', () => {
    const mixed = ['Ali', 'Ali ب', 'Ali علي', 'Alia', 'Zola', 'علي', 'علي Ali', 'عليب']
    expect(mixed.toReversed().toSorted(byKeys)).toEqual(mixed)
    expect(mixed.toReversed().toSorted(compareTexts)).toEqual(mixed)
  })

  it.each([
    ['بَاب', 'باب'],
    ['محـمد', 'محمد'],
  ])('sees %s and %s as one at first', (one, other) => {
    expect(Math.sign(byKeys(`${one}ا`, `${other}ب`))).toBe(-1)
    expect(Math.sign(byKeys(`${one}ب`, `${other}ا`))).toBe(1)
  })

  it('keeps the article as a part of the word', () => {
    expect(byKeys('الجزائر', 'بجاية')).toBeLessThan(0)
  })

  it('is empty where a text shows nothing', () => {
    expect(['', '  ', '\u0640'].map(collationKey)).toEqual(['', '', ''])
  })

  it.each(ALPHABETS)('is as the collator says for nearly all texts in %s letters', (_name, alphabet) => {
    const pairs = randomPairs(alphabet, 20_000)
    const wrong = pairs.filter(
      ([one, other]) => Math.sign(byCollator(one, other)) !== Math.sign(byKeys(one, other)),
    )
    // Ligatures beside accents, as "œ" and "ôe".
    expect(wrong.length).toBeLessThan(5)
  })

  it('is short enough for an index, however long a text is', () => {
    expect(Buffer.byteLength(collationKey('ﷺÉ'.repeat(5_000)))).toBeLessThan(1_000)
  })
})

function randomPairs(alphabet: string, count: number): readonly (readonly [string, string])[] {
  // A small generator with a seed, so that each run has the same texts.
  let seed = 1
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const letter = () => alphabet.charAt(upTo(alphabet.length))
  return Array.from({ length: count }, () => {
    const one = Array.from({ length: 1 + upTo(6) }, letter)
    const other = one.map((each) => (upTo(3) === 0 ? letter() : each))
    return [one.join(''), [...other, ...(upTo(3) === 0 ? [letter()] : [])].join('')]
  })
}
