import { expect, it } from 'vitest'
import { parseTime, parseTypedTime } from '../../src/kinds/time/parse-time.ts'

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

it.each([
  ['930', '09:30'],
  ['0930', '09:30'],
  ['١٨٠٥', '18:05'],
  ['9h30', '09:30'],
  [' 9:30 ', '09:30'],
  ['9', '9'],
  ['12345', '12345'],
])('a form reads "%s" as "%s"', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time)
})
