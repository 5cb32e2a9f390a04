import { describe, expect, it } from 'vitest'
import { player } from '../sample/club.ts'
import type { Filter } from '../../src/schema/where/filter.ts'
import { combined, inverted, withFilter } from '../../src/engine/list/filters/change-filters.ts'
import { isEditOf } from '../../src/engine/list/filters/filter-state.ts'
import {
  listQuery,
  nextSort,
  readListState,
  writeListState,
  type ListState,
} from '../../src/engine/list-data/list-state.ts'

const PLAIN: ListState = {
  page: 1,
  q: '',
  sort: undefined,
  order: 'asc',
  filters: [],
  columns: undefined,
  pageSize: undefined,
  density: undefined,
  widths: undefined,
  view: undefined,
}
const read = (search: string) => readListState(new URLSearchParams(search), player)
const forward: Filter = { field: 'role', operator: 'in', values: ['forward'] }

describe('the state of a list in the address bar', () => {
  it.each([
    { search: '', state: PLAIN },
    { search: 'page=3', state: { ...PLAIN, page: 3 } },
    { search: 'q=%C3%89ric', state: { ...PLAIN, q: 'Éric' } },
    { search: 'sort=name', state: { ...PLAIN, sort: 'name' } },
    {
      search: 'q=a&sort=wilaya%2Ccommune%2Caddress&order=desc&page=2',
      state: { ...PLAIN, page: 2, q: 'a', sort: 'wilaya,commune,address', order: 'desc' },
    },
    {
      search: 'columns=name&columns=wilaya%2Ccommune%2Caddress&columns=birthday&density=compact',
      state: { ...PLAIN, columns: ['name', 'wilaya,commune,address', 'birthday'], density: 'compact' },
    },
    { search: 'widths=name%3A240%3Bemail%3A90%3B', state: { ...PLAIN, widths: 'name:240;email:90;' } },
    { search: 'pageSize=50&page=2', state: { ...PLAIN, page: 2, pageSize: 50 } },
    {
      search: 'filter.role.in=forward&filter.role.in=defender&filter.birthday.within=thisWeek&page=2',
      state: {
        ...PLAIN,
        page: 2,
        filters: [
          { ...forward, values: ['forward', 'defender'] },
          { field: 'birthday', operator: 'within', values: ['thisWeek'] },
        ],
      },
    },
  ])('"$search" is read, and written again as it was', ({ search, state }) => {
    expect(read(search)).toEqual(state)
    expect(writeListState(read(search)).toString()).toBe(search)
  })

  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=x',
    'sort=password',
    'sort=',
    'order=desc',
    'other=1',
    'filter.role.in=nobody',
    'filter.role.contains=a',
    'filter.password.contains=a',
    'filter.role=forward',
    'columns=password',
    'density=huge',
    'pageSize=30',
    'widths=name:wide;',
    'widths=name:90000;',
    'pageSize=500',
    'view=x',
  ])('"%s" makes no sense and is left out', (search) => {
    expect(writeListState(read(search)).toString()).toBe('')
  })

  it('asks the backend for what it shows, and for nothing more', () => {
    expect(listQuery(PLAIN)).toEqual({ page: 1, pageSize: 25 })
    expect(
      listQuery({ ...PLAIN, page: 2, q: ' a ', sort: 'name', order: 'desc', filters: [forward] }),
    ).toEqual({
      page: 2,
      pageSize: 25,
      q: 'a',
      sort: 'name',
      order: 'desc',
      filters: [forward],
    })
  })
})

it('sorts by a pressed header: ascending, descending, as entered, from the first page', () => {
  const first = nextSort({ ...PLAIN, page: 4, q: 'a' }, 'name')
  expect(first).toEqual({ ...PLAIN, q: 'a', sort: 'name' })
  const second = nextSort({ ...first, page: 2 }, 'name')
  expect(second).toEqual({ ...PLAIN, q: 'a', sort: 'name', order: 'desc' })
  expect(nextSort(second, 'name')).toEqual({ ...PLAIN, q: 'a' })
  expect(nextSort(second, 'email').order).toBe('asc')
})

describe('a filter that is set', () => {
  const filtered = withFilter({ ...PLAIN, page: 3 }, forward)
  const edited = withFilter(filtered, { ...forward, values: ['forward', 'defender'] })

  it('shows the first page, takes the place of its former values, and goes with the last of them', () => {
    expect(filtered).toEqual({ ...PLAIN, filters: [forward] })
    expect(edited.filters).toEqual([{ ...forward, values: ['forward', 'defender'] }])
    expect(withFilter(edited, { ...forward, values: [] }).filters).toEqual([])
  })

  it('is an alternative with all others, and a new one where they are', () => {
    const role = { field: 'Team.role', operator: 'in', values: ['a'] } as const
    const both = combined(withFilter(filtered, role), true)
    expect(both.filters).toEqual([
      { ...forward, isAlternative: true },
      { ...role, isAlternative: true },
    ])
    const more = withFilter(both, { field: 'name', operator: 'contains', values: ['x'] })
    expect(more.filters.at(-1)).toEqual({
      field: 'name',
      operator: 'contains',
      values: ['x'],
      isAlternative: true,
    })
    expect(combined(both, false).filters).toEqual([forward, role])
  })

  it('is turned round and back, but for limits, of which two are two questions', () => {
    const limit = { field: forward.field, operator: 'from', values: [1] } as const
    const state = { ...filtered, filters: [forward, limit] }
    const turned = inverted(state, forward.field, true)
    expect(turned.filters).toEqual([{ ...forward, isNot: true }, limit])
    expect(inverted(turned, forward.field, false).filters).toEqual([forward, limit])
    expect(withFilter(turned, { ...forward, values: [] }).filters).toEqual(turned.filters)
  })

  it('is a step to go back to when it comes or goes, not when its values change', () => {
    expect(isEditOf(PLAIN.filters, filtered.filters)).toBe(false)
    expect(isEditOf(filtered.filters, edited.filters)).toBe(true)
    expect(isEditOf(edited.filters, edited.filters)).toBe(false)
  })
})
