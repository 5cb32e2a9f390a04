import { describe, expect, it } from 'vitest'
import { toggleRange } from '../../src/engine/list-data/use-selection.ts'

const LISTED = [5, 3, 8, 1]

describe('selecting', () => {
  it.each([
    { title: 'one', ids: [], from: undefined, to: 3, selected: [3] },
    { title: 'one again', ids: [3, 8], from: undefined, to: 3, selected: [8] },
    { title: 'a range down', ids: [5], from: 5, to: 8, selected: [5, 3, 8] },
    { title: 'a range up', ids: [1], from: 1, to: 3, selected: [1, 3, 8] },
    { title: 'a range off', ids: [5, 3, 8, 1], from: 3, to: 1, selected: [5] },
    { title: 'from a row of another page', ids: [7], from: 7, to: 8, selected: [7, 8] },
  ])('$title', ({ ids, from, to, selected }) => {
    expect([...toggleRange(new Set(ids), LISTED, from, to)].sort()).toEqual(selected.toSorted())
  })
})
