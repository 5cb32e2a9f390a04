import { expect, it } from 'vitest'
import { readWidths, shareRoom } from '../../src/engine/list/use-column-widths.ts'

it.each([
  ['what has room stays', [100, 200], 400, [100, 200]],
  ['parts of a pixel are rounded up, and taken from the widest', [100.4, 199.6], 300, [101, 199]],
  ['a long word gives way to the others', [100, 900], 600, [100, 500]],
  ['long words share what is left', [100, 900, 800], 900, [100, 400, 400]],
  ['a column that just has its room is given none of another', [320, 900], 700, [320, 380]],
  ['what has no room at all keeps its words', [300, 300, 300], 500, [300, 300, 300]],
])('%s', (_case, wanted, room, widths) => {
  expect(shareRoom(wanted, room)).toEqual(widths)
})

it.each([
  [
    'one that somebody gave a width keeps it, beside those that need theirs',
    [50, 200, 150],
    400,
    [90, 200, 150],
  ],
  ['what it leaves free is the last one’s', [50, 200, 150], 500, [90, 200, 210]],
])('%s', (_case, wanted, room, widths) => {
  expect(shareRoom(wanted, room, [90])).toEqual(widths)
})

it('widths are told by the keys of their columns', () => {
  expect([...readWidths('name:240;wilaya,commune,address:90;')]).toEqual([
    ['name', 240],
    ['wilaya,commune,address', 90],
  ])
  expect(readWidths(undefined).size).toBe(0)
})
