import { expect, it } from 'vitest'
import { columnKey, joined } from '../../src/schema/list-column.ts'
import { entities } from '../../src/generated/registry.ts'

it('names a column by what it shows', () => {
  expect(columnKey('name')).toBe('name')
  expect(columnKey(joined('Addresse', ['wilaya', 'commune']))).toBe('wilaya,commune')
  expect(columnKey({ header: 'owner', firstOf: ['Player.name', 'Stadium.Owner.name'] })).toBe(
    'Player.name,Stadium.Owner.name',
  )
})

it('names no two columns of a list alike', () => {
  for (const { list } of entities) {
    const keys = list.columns.map(columnKey)
    expect(new Set(keys).size).toBe(keys.length)
  }
})
