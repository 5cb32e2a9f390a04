import { describe, expect, it } from 'vitest'
import {
  listQuery,
  nextSort,
  readListState,
  writeListState,
  type ListState,
} from '../../src/engine/list/list-state.ts'

const SORTABLE = ['name', 'wilaya,commune']
const PLAIN: ListState = { page: 1, q: '', sort: undefined, order: 'asc' }
const read = (search: string) => readListState(new URLSearchParams(search), SORTABLE)

describe('the state of a list in the address bar', () => {
  it.each([
    { search: '', state: PLAIN },
    { search: 'page=3', state: { ...PLAIN, page: 3 } },
    { search: 'q=%C3%89ric', state: { ...PLAIN, q: 'Éric' } },
    { search: 'sort=name', state: { ...PLAIN, sort: 'name' } },
    {
      search: 'q=a&sort=wilaya%2Ccommune&order=desc&page=2',
      state: { page: 2, q: 'a', sort: 'wilaya,commune', order: 'desc' },
    },
  ])('"$search" is read, and written again as it was', ({ search, state }) => {
    expect(read(search)).toEqual(state)
    expect(writeListState(read(search)).toString()).toBe(search)
  })

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'sort=password', 'sort=', 'order=desc', 'other=1'])(
    '"%s" makes no sense and is left out',
    (search) => {
      expect(writeListState(read(search)).toString()).toBe('')
    },
  )

  it('asks the backend for what it shows, and for nothing more', () => {
    expect(listQuery(PLAIN)).toEqual({ page: 1, pageSize: 25 })
    expect(listQuery({ page: 2, q: ' a ', sort: 'name', order: 'desc' })).toEqual({
      page: 2,
      pageSize: 25,
      q: 'a',
      sort: 'name',
      order: 'desc',
    })
  })
})

it('sorts by a pressed header: ascending, descending, as entered, from the first page', () => {
  const first = nextSort({ ...PLAIN, page: 4, q: 'a' }, 'name')
  expect(first).toEqual({ page: 1, q: 'a', sort: 'name', order: 'asc' })
  const second = nextSort({ ...first, page: 2 }, 'name')
  expect(second).toEqual({ page: 1, q: 'a', sort: 'name', order: 'desc' })
  expect(nextSort(second, 'name')).toEqual({ page: 1, q: 'a', sort: undefined, order: 'asc' })
  expect(nextSort(second, 'email').order).toBe('asc')
})
