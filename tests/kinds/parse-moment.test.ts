import { expect, it } from 'vitest'
import { parseMoment } from '../../src/kinds/datetime/parse-moment.ts'

// The clocks of Algiers are an hour ahead of UTC all year.
it.each([
  ['22/11/2026 19:20', '2026-11-22T18:20:00Z'],
  ['22/11/2026 9h05', '2026-11-22T08:05:00Z'],
  ['22/11/2026 à 19:20', '2026-11-22T18:20:00Z'],
  ['٢٢/١١/٢٠٢٦ ١٩:٢٠', '2026-11-22T18:20:00Z'],
  ['2026-11-22T19:20', '2026-11-22T18:20:00Z'],
  [' 221126 00:30 ', '2026-11-21T23:30:00Z'],
  ['22/11/2026', '2026-11-21T23:00:00Z'],
  ['22/11/2026 24:20', null],
  ['31/02/2026 10:00', null],
  ['demain', null],
  ['', null],
])('"%s" is read as %s', (typed, instant) => {
  expect(parseMoment(typed)).toBe(instant)
})
