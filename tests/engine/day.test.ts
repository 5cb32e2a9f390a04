import { describe, expect, it } from 'vitest'
import { parseDay } from '../../src/engine/day.ts'
import { formatDay } from '../../src/schema/format-day.ts'

describe('a day', () => {
  it.each([
    ['2024-05-31', '31/05/2024'],
    ['0099-01-02', '02/01/0099'],
    ['', ''],
    ['soon', 'soon'],
  ])('%s is shown as %s', (day, shown) => {
    expect(formatDay(day)).toBe(shown)
  })

  it.each([
    ['31/05/2024', '2024-05-31'],
    ['1/2/2024', '2024-02-01'],
    ['31.05.2024', '2024-05-31'],
    [' 31-05-2024 ', '2024-05-31'],
    ['2024-05-31', '2024-05-31'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
  ])('typed as %s is %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day)
  })

  it.each([
    '',
    '29/02/2023',
    '29/02/1900',
    '31/04/2024',
    '00/05/2024',
    '01/13/2024',
    '01/00/2024',
    '5/24',
    'x',
  ])('typed as "%s" is none', (typed) => {
    expect(parseDay(typed)).toBeNull()
  })
})
