import { expect, it } from 'vitest'
import { decimalKey, parseDecimal } from '../../src/kinds/decimal/decimal.ts'

it('sorts by its key as numbers do', () => {
  const ascending = [
    '-999999999999999.999999',
    '-10',
    '-9.5',
    '-0.000001',
    '0',
    '0.5',
    '9',
    '10',
    '123456789012345',
  ]
  const keys = ascending.map(decimalKey)
  expect(keys.toSorted()).toEqual(keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(decimalKey('-0')).toBe(decimalKey(0))
  expect(decimalKey(null)).toBe('')
})

it.each([
  ['0012.5', 2, '12.50'],
  ['-0.00', 2, '0.00'],
  ['+7', 0, '7'],
  ['900719925474099.37', 2, '900719925474099.37'],
  ['1.005', 2, null],
  ['1234567890123456', 2, null],
  ['1e3', 2, null],
  ['', 2, null],
])('%s with %i places is %s', (text, places, decimal) => {
  expect(parseDecimal(text, places)).toBe(decimal)
})
