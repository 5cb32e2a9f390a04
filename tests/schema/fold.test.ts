import { expect, it } from 'vitest'
import { fold } from '../../src/schema/fold.ts'
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
