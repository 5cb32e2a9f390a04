import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatRelativeTime, formatToDoDay, toDoDay } from '../../src/features/home/relative-time.ts'
import { cardsOf, inOrder, parseArrangement, TO_DO } from '../../src/features/home/arrangement.ts'
import type { HomeWidget } from '../../src/engine/feature.ts'
import type * as Generated from '../../src/generated/app.ts'
import type { ListWidget } from '../../src/schema/entity/widget.ts'

vi.mock('../../src/generated/app.ts', async (load) => {
  const { app } = await load<typeof Generated>()
  return { app: { ...app, timeZone: 'Africa/Algiers', firstDayOfWeek: 0 } }
})

describe('how long ago a change was', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime('2026-11-25T11:00:00Z')
  })
  afterEach(() => vi.useRealTimers())

  it.each([
    ['2026-11-25T10:59:30Z', 'à l’instant'],
    // Another clock runs ahead.
    ['2026-11-25T11:02:00Z', 'à l’instant'],
    ['2026-11-25T10:55:00Z', 'il y a 5\u00a0min'],
    ['2026-11-25T08:50:00Z', 'il y a 2\u00a0h'],
    ['2026-11-24T07:55:00Z', 'hier 08:55'],
    ['2026-11-21T07:04:00Z', '21 nov. 2026, 08:04'],
  ])('%s is told as %s', (instant, told) => {
    expect(formatRelativeTime(instant)).toBe(told)
  })
})

describe('the day that a line of what is to do begins with', () => {
  const birthdays: ListWidget = {
    shape: 'list',
    label: '',
    where: { birthday: { anniversary: 'thisWeek' } },
    sort: 'birthday',
    columns: ['name'],
  }
  const ending: ListWidget = { shape: 'list', label: '', sort: 'ends', columns: ['name'] }

  it('is the next anniversary, with the years since', () => {
    const day = toDoDay(birthdays, { id: 1, birthday: '1994-11-27' }, '2026-11-25')
    expect(day).toEqual({ day: '2026-11-27', years: 32 })
    expect(formatToDoDay('2026-11-27', '2026-11-25')).toBe('ven. 27')
  })

  it.each(['2026-12-30', '2027-01-02'])('is in two years where the week is, on %s', (today) => {
    const dayOf = (birthday: string) => toDoDay(birthdays, { id: 1, birthday }, today)
    expect(dayOf('2000-12-28')).toEqual({ day: '2026-12-28', years: 26 })
    expect(dayOf('2000-01-01')).toEqual({ day: '2027-01-01', years: 27 })
  })

  it('is the day itself, by the clocks here, with its month where that is another one', () => {
    expect(toDoDay(ending, { id: 1, ends: '2026-12-09' }, '2026-11-25')).toEqual({ day: '2026-12-09' })
    expect(toDoDay(ending, { id: 1, ends: '2026-12-08T23:30:00Z' }, '2026-11-25')).toEqual({
      day: '2026-12-09',
    })
    expect(toDoDay(ending, { id: 1, ends: null }, '2026-11-25')).toBeUndefined()
    expect(formatToDoDay('2026-12-09', '2026-11-25')).toBe('mer. 9 déc.')
  })
})

describe('the cards of the dashboard', () => {
  const widget = (name: string, shape: HomeWidget['shape']): HomeWidget => ({ entity: 'club', name, shape })
  const widgets = [widget('a', 'bars'), widget('b', 'toDo'), widget('c', 'latest'), widget('d', 'toDo')]
  const keysIn = (order: readonly string[]) =>
    inOrder(cardsOf(widgets), { order, hidden: [] }).map(({ key }) => key)

  it('are one for all that is to do, which comes first, and one for each other widget', () => {
    const cards = cardsOf(widgets).map((card) => [card.key, card.widgets.map(({ name }) => name)])
    expect(cards).toEqual([
      [TO_DO, ['b', 'd']],
      ['club.a', ['a']],
      ['club.c', ['c']],
    ])
    expect(cardsOf([])).toEqual([])
  })

  it('stand in the order of the person, those of which it says nothing last', () => {
    expect(keysIn(['club.c', 'gone', TO_DO])).toEqual(['club.c', TO_DO, 'club.a'])
    expect(keysIn([])).toEqual([TO_DO, 'club.a', 'club.c'])
  })

  it('are those of the configs where what was kept is nothing that can be read', () => {
    for (const text of [null, '', '{', '[]', '{"order":[1],"hidden":[]}'])
      expect(parseArrangement(text)).toBeNull()
    expect(parseArrangement('{"order":["a"],"hidden":[]}')).toEqual({ order: ['a'], hidden: [] })
  })
})
