import { describe, expect, test } from 'vitest'
import type { SheetColumn } from '../../../src/kinds/core/sheet/field-sheet.ts'
import { importColumns } from '../../../src/kinds/core/sheet/sheet-columns.ts'
import { guessColumns, matchColumns, unmatchedPlaces } from '../../../src/kinds/core/sheet/match-columns.ts'
import { decimal } from '../../../src/kinds/decimal/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { sampleEntity } from '../../contract/harness/sample-entity.ts'

const columns = [
  ['name', 'Nom'],
  ['email', 'Email'],
  ['address', 'Addresse'],
  ['phone', 'Téléphone'],
  ['first', 'Licence 1'],
  ['second', 'Licence 2'],
].map(([key = '', header = '']): SheetColumn => ({ key, header, type: 'text' }))
const withAlias = columns.map((column) =>
  column.key === 'address' ? { ...column, aliases: ['Domicile', 'Rue'] } : column,
)

test('a header means a column by its key or label, and no column is meant twice', () => {
  expect(matchColumns(columns, ['NOM', 'phone', 'telephone', 'Adresse'])).toEqual([
    'name',
    'phone',
    null,
    null,
  ])
})

test.each<[header: string, key: string | null]>([
  ['Adresse', 'address'],
  ['adrese', 'address'],
  ['E-mail', 'email'],
  ['Telefone', 'phone'],
  ['Ville', null],
  // Three letters are too few to be alike.
  ['Non', null],
  // As near to one as to the other.
  ['Licence 3', null],
  ['x'.repeat(100_000), null],
])('%.20s is guessed to be %s', (header, key) => {
  expect(guessColumns(columns, [header], [null])).toEqual([key])
})

test('what a header means already is guessed of no other', () => {
  const headers = ['Addresse', 'Adresse', 'Nom']
  expect(guessColumns(columns, headers, matchColumns(columns, headers))).toEqual([null, null, null])
})

test('an alias means its column, where none is called so and no other header means it', () => {
  expect(matchColumns(withAlias, ['DOMICILE', 'rue', 'Nom'])).toEqual(['address', null, 'name'])
  expect(matchColumns(withAlias, ['Rue', 'Addresse'])).toEqual([null, 'address'])
  expect(guessColumns(withAlias, ['Domicil'], [null])).toEqual(['address'])
})

test('columns that mean nothing are left, but for those that hold nothing', () => {
  const rows = [{ cells: ['a', '', 'b', ''] }]
  expect(unmatchedPlaces(['Nom', 'Note', '', ''], ['name', null, null, null], rows)).toEqual([1, 2])
})

test('a file may call a field as those who read another language do', () => {
  const label = { fr: 'Intitulé', ar: 'العنوان', en: 'Caption' }
  const entity = sampleEntity({ name: text({ label }) })
  for (const header of ['Intitulé', 'caption', 'العنوان'])
    expect(matchColumns(importColumns(entity), [header])).toEqual(['name'])
})

describe('a header with its unit, or without', () => {
  const counted = (key: string, header: string, ...units: readonly string[]): SheetColumn => ({
    key,
    header,
    type: 'number',
    ...(units.length > 0 && { units }),
  })
  const inEuros = [counted('amount', 'Montant (EUR)', 'EUR'), counted('weight', 'Poids (kg)', 'kg')]
  const plain = [counted('price', 'Prix'), counted('discount', 'Remise')]

  test.each([
    'Montant',
    'MONTANT',
    'Montant EUR',
    'Montant [EUR]',
    'Montant(EUR)',
    'Montant (€)',
    'Montant €',
    'Montant€',
    'Montant en EUR',
    'Montant (en euros)',
    'montant_eur',
    'amount (EUR)',
    'Montant - EUR',
    'Montant : euros',
    '\u2067Montant\u2069 (EUR)',
  ])('%s means Montant (EUR)', (header) => {
    expect(matchColumns(inEuros, [header])).toEqual(['amount'])
  })

  test.each([
    'Prix (DA)',
    'Prix DA',
    'Prix en DA',
    'Prix [DZD]',
    'Prix (د.ج.)',
    'Prix in CHF',
    'Prix (dinars algériens)',
  ])('%s means Prix, which has no unit', (header) => {
    expect(matchColumns(plain, [header])).toEqual(['price'])
  })

  test.each<[string, SheetColumn]>([
    ['السعر بالدينار', counted('price', 'السعر')],
    ['السعر (دج)', counted('price', 'السعر (DZD)', 'DZD')],
    ['السعر', counted('price', 'السعر (د.ج)', 'د.ج')],
    ['Price (kilograms)', counted('price', 'Price (kg)', 'kg')],
    ['Weight in kg', counted('price', 'Weight')],
    ['Stock (pièces)', counted('price', 'Stock (pieces)', 'pieces', 'pièces', 'قطع')],
    ['Stock en pièces', counted('price', 'Stock (pieces)', 'pieces', 'pièces', 'قطع')],
  ])('%s, in each language and of whatever unit', (header, column) => {
    expect(matchColumns([column], [header])).toEqual(['price'])
  })

  test.each([
    'Montant (USD)',
    'Montant $',
    'Poids (g)',
    'Poids en tonnes',
    'Prix (HT)',
    'Prix unitaire',
    'Prix (français)',
    'Montant (EUR) (USD)',
    '(EUR)',
    'EUR',
  ])('%s means something else', (header) => {
    expect(matchColumns([...inEuros, ...plain], [header])).toEqual([null])
  })

  test('is guessed of no two columns, and of no two headers', () => {
    const two = [counted('euros', 'Montant (EUR)', 'EUR'), counted('dollars', 'Montant (USD)', 'USD')]
    expect(matchColumns(two, ['Montant'])).toEqual([null])
    expect(matchColumns(two, ['Montant', 'Montant (EUR)'])).toEqual([null, 'euros'])
    expect(matchColumns(two, ['Montant $', 'Montant en euros'])).toEqual(['dollars', 'euros'])
    expect(guessColumns(two, ['Montant'], [null])).toEqual([null])
    expect(matchColumns(inEuros, ['Montant', 'Montant €'])).toEqual([null, null])
    expect(matchColumns(plain, ['Prix (EUR)', 'Prix (DA)'])).toEqual([null, null])
    expect(matchColumns(plain, ['Prix', 'Prix (DA)'])).toEqual(['price', null])
    // As labels of the config have them.
    const labelled = [counted('euros', 'Montant (EUR)'), counted('dollars', 'Montant (USD)')]
    expect(matchColumns(labelled, ['Montant', 'Montant USD'])).toEqual([null, 'dollars'])
    const both = [counted('bare', 'Montant'), counted('euros', 'Montant (EUR)', 'EUR')]
    expect(matchColumns(both, ['Montant', 'Montant EUR'])).toEqual(['bare', 'euros'])
  })

  test('is a field of the config, by its label in each language', () => {
    const entity = sampleEntity({
      amount: decimal({ label: { fr: 'Montant', ar: 'المبلغ', en: 'Amount' }, currency: 'EUR' }),
      weight: number({ label: 'Poids', unit: { fr: 'pièces', ar: 'قطع', en: 'pieces' } }),
    })
    const fields = importColumns(entity)
    expect(matchColumns(fields, ['Montant', 'Poids en pieces'])).toEqual(['amount', 'weight'])
    expect(matchColumns(fields, ['Montant (EUR)', 'Poids (قطع)'])).toEqual(['amount', 'weight'])
  })
})
