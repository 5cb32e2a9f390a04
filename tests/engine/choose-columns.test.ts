import { describe, expect, it } from 'vitest'
import { competition, player, stadium } from '../sample/club.ts'
import { moveColumn, allColumns, chosenColumns } from '../../src/kinds/core/cell/list-columns.ts'
import { namesQuery } from '../../src/kinds/lookup/names-query.ts'
import { columnKey } from '../../src/schema/entity/list-column.ts'

describe('the columns of a list', () => {
  it('are those of the config, then all other fields but secret ones', () => {
    const keys = allColumns(player).map(columnKey)
    expect(keys.slice(0, 5)).toEqual(player.list.columns.map(columnKey))
    expect(keys).toContain('birthday')
    expect(keys).not.toContain('password')
  })

  it.each([stadium, competition])('name a related record once: $name', (entity) => {
    const keys = allColumns(entity).map(columnKey)
    expect(new Set(keys).size).toBe(keys.length)
    // An id says nothing to a person.
    expect(keys.filter((key) => key.endsWith('_id'))).toEqual([])
  })

  it('are chosen in the order of their keys', () => {
    expect(chosenColumns(player, ['role', 'name'])).toEqual(['role', 'name'])
    expect(chosenColumns(player, undefined)).toBe(player.list.columns)
  })

  it('move by one place, and no further than the ends', () => {
    expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  })
})

it('two tables of names are kept apart, although their functions look the same as JSON', () => {
  const load = () => Promise.resolve([])
  const [one, other] = [{ load }, { load }]
  expect(namesQuery(one, null).queryKey).not.toEqual(namesQuery(other, null).queryKey)
  expect(namesQuery(one, null).queryKey).toEqual(namesQuery(one, null).queryKey)
})
