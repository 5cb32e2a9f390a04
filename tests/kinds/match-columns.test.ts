import { expect, test } from 'vitest'
import type { SheetColumn } from '../../src/kinds/core/sheet/field-sheet.ts'
import { importColumns } from '../../src/kinds/core/sheet/sheet-columns.ts'
import { guessColumns, matchColumns, unmatchedPlaces } from '../../src/kinds/core/sheet/match-columns.ts'
import { text } from '../../src/kinds/text/meaning.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'

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
