import { expect, it } from 'vitest'
import { columnValues } from '../../src/kinds/core/definition/column-values.ts'
import { columnKey, joined, type ListColumn } from '../../src/schema/entity/list-column.ts'
import { entities } from '../../src/generated/registry.ts'
import { player } from '../sample/club.ts'

it('names a column by what it shows', () => {
  expect(columnKey('name')).toBe('name')
  expect(columnKey(joined('Addresse', ['wilaya', 'commune']))).toBe('wilaya,commune')
  expect(columnKey({ header: 'owner', firstOf: ['Player.name', 'Stadium.Owner.name'] })).toBe(
    'Player.name,Stadium.Owner.name',
  )
})

it('joins the fields of a column by a space, or by what the config says, and leaves out the empty ones', () => {
  const record = { id: 1, wilaya: 'Oran', commune: '', address: 'rue du Stade' }
  const names = ['wilaya', 'commune', 'address'] as const
  const textOf = (column: ListColumn) => columnValues(player, column).text(record)
  expect(textOf(joined('Addresse', names))).toBe('Oran rue du Stade')
  expect(textOf(joined('Addresse', names, { by: ', ' }))).toBe('Oran, rue du Stade')
})

it('names no two columns of a list alike', () => {
  for (const { list } of entities) {
    const keys = list.columns.map(columnKey)
    expect(new Set(keys).size).toBe(keys.length)
  }
})
