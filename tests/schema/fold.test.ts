import { expect, it } from 'vitest'
import { fold } from '../../src/schema/values/fold.ts'
import { FOLDED } from './folded.ts'

it.each(FOLDED)('fold(%j) is %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

/** Every letter that anybody writes with. */
const LETTERS = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

it('folds what is folded to itself', () => {
  expect(LETTERS.filter((letter) => fold(fold(letter)) !== fold(letter))).toEqual([])
})

it('folds a letter alike however it is composed', () => {
  const differs = (letter: string) =>
    ['NFC', 'NFD', 'NFKC', 'NFKD'].some((form) => fold(letter.normalize(form)) !== fold(letter))
  expect(LETTERS.filter(differs)).toEqual([])
})

it('folds capitals and small letters alike', () => {
  const differs = (letter: string) => fold(letter.toLowerCase()) !== fold(letter)
  expect(LETTERS.filter(differs)).toEqual([])
})

const MARKS = LETTERS.filter((letter) => /\p{M}/u.test(letter))

it('leaves nothing of a mark', () => {
  expect(MARKS.filter((mark) => fold(`a${mark}b`) !== 'ab')).toEqual([])
})

// Unicode sorts the marks of a letter: one by one that takes the square of their number, here more than half a minute.
it.each([
  ['above and below in turn', '\u0301\u0323'],
  ['of Katakana', '\uff9e\u0301'],
  ['of many kinds', '\u0345\u0301\u0323\u05b0\u3099'],
])('folds 300,000 marks at once: %s', { timeout: 20_000 }, (_what, marks) => {
  const many = marks.repeat(Math.ceil(300_000 / marks.length))
  expect(fold(`a${many}b`)).toBe('ab')
})
