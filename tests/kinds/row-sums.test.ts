import { expect, it } from 'vitest'
import { rowSums, rowTotals } from '../../src/kinds/rows/row-sums.ts'
import { decimal, number, rows, text } from '../../src/tribune/index.ts'

const lines = rows({
  label: 'Lignes',
  fields: {
    what: text({ label: 'Quoi' }),
    quantity: number({ label: 'Quantité', default: 1, unit: 'pièces' }),
    price: decimal({ label: 'Prix', currency: 'DZD' }),
  },
  sums: {
    amount: {
      label: 'Montant',
      decimals: 2,
      unit: 'DZD',
      of: ({ quantity, price }) => (quantity === null || price === null ? null : quantity * Number(price)),
    },
  },
  totals: ['quantity', 'price', 'amount'],
})

/** What stands between the thousands and before a unit differs from one ICU to the next. */
const plain = (text: string | undefined) => text?.replace(/\s/gu, ' ')
const total = (name: string, typed: readonly Readonly<Record<string, unknown>>[]) =>
  plain(rowTotals(lines, typed).get(name))

it('a row says what it comes to, as soon as that can be said', () => {
  const sumOf = (row: Readonly<Record<string, unknown>>) => rowSums(lines, row).get('amount')
  expect(sumOf({ what: 'Ballon', quantity: 3, price: '1250.50' })).toBe(3751.5)
  expect(sumOf({ what: 'Ballon', quantity: 3, price: null })).toBeNull()
  // It will be stored with the field's default.
  expect(sumOf({ what: 'Ballon', quantity: '', price: '7' })).toBe(7)
  expect(sumOf({ what: 'Ballon', quantity: 'beaucoup', price: '7' })).toBeNull()
})

it('totals are told as the lists tell their numbers', () => {
  const typed = [
    { what: 'Ballon', quantity: 3, price: '0.10' },
    { what: 'Filet', quantity: 1, price: '0.20' },
    { what: 'Sifflet', quantity: 1000, price: null },
  ]
  expect(total('quantity', typed)).toBe('1004 pièces')
  expect(total('price', typed)).toBe('0,30 DA')
  expect(total('amount', typed)).toBe('0,50 DZD')
  expect(total('amount', [])).toBe('0,00 DZD')
})

it('a row that cannot be read counts as nothing', () => {
  expect(
    total('amount', [
      { quantity: 'beaucoup', price: '7' },
      { quantity: 2, price: '7' },
    ]),
  ).toBe('14,00 DZD')
})
