import { expect, it } from 'vitest'
import { pageNumbers } from '../../src/engine/list-data/list-state.ts'

it.each([
  { current: 1, count: 1, shown: '1' },
  { current: 1, count: 2, shown: '1 2' },
  { current: 1, count: 5, shown: '1 2 … 5' },
  { current: 3, count: 5, shown: '1 2 3 4 5' },
  { current: 4, count: 5, shown: '1 2 3 4 5' },
  { current: 5, count: 9, shown: '1 … 4 5 6 … 9' },
  { current: 9, count: 9, shown: '1 … 8 9' },
])('page $current of $count links to $shown', ({ current, count, shown }) => {
  expect(
    pageNumbers(current, count)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown)
})
