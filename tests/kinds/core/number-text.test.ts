import { expect, it } from 'vitest'
import { readNumber } from '../../../src/kinds/core/control/number-text.ts'

it.each([
  ['1 234,50', '1234.50'],
  ['1\u202f234', '1234'],
  ['1\u00a0234\u00a0567', '1234567'],
  ['−5', '-5'],
  ['\u200e-5\u200f', '-5'],
  ['\u061c٣٫٥', '3.5'],
  ['١٬٢٣٤', '1234'],
  ['12,', '12.'],
  ['', ''],
])('%j is read as the number %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

it.each(['1 234,50 €', '(5)', '12 à 16', '1,2,3', '12 3', '0x10', '1e3', 'douze', '-'])(
  '%j is no number and stays as it was typed',
  (typed) => {
    expect(readNumber(` ${typed} `)).toBe(typed)
  },
)
