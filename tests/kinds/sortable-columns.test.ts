import { expect, it } from 'vitest'
import { cellOf } from '../../src/kinds/cells.ts'
import { meaningOf } from '../../src/kinds/meanings.ts'
import { kindFixtures } from './kind-fixtures.ts'

it.each(Object.entries(kindFixtures))(
  'a column of %s can be sorted by in the browser where the contract says so',
  (_kind, { field }) => {
    expect(cellOf(field).sortKey !== undefined).toBe(meaningOf(field).isSortable === true)
  },
)
