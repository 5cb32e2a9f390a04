import { expect, it } from 'vitest'
import { parseTime } from '../../src/kinds/time/parse-time.ts'

it.each([
  ['9 h 30', '09:30'],
  ['9h', '09:00'],
  ['9:30', '09:30'],
  ['09:30:00', '09:30'],
  ['18H05', '18:05'],
  ['٩:٣٠', '09:30'],
  ['1899-12-30 09:30:00', '09:30'],
  ['half past nine', 'half past nine'],
  ['930', '930'],
  ['', ''],
])('a time typed as "%s" is read as "%s"', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})
