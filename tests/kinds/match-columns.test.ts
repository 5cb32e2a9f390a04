import { expect, test } from 'vitest'
import type { SheetColumn } from '../../src/kinds/core/sheet/field-sheet.ts'
import { guessColumns, matchColumns } from '../../src/kinds/core/sheet/match-columns.ts'

const columns = [
  ['name', 'Nom'],
  ['email', 'Email'],
  ['address', 'Addresse'],
  ['phone', 'Téléphone'],
  ['first', 'Licence 1'],
  ['second', 'Licence 2'],
].map(([key = '', header = '']): SheetColumn => ({ key, header, type: 'text' }))

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
