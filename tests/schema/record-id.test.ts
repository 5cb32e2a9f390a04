import { expect, it } from 'vitest'
import { parseRecordId, readRecordId } from '../../src/schema/values/record-id.ts'

it.each([
  ['1', 1],
  ['4711', 4711],
  ['9007199254740', 9007199254740],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['abc', null],
  ['', null],
  [' 1', null],
  ['9'.repeat(16), null],
  [undefined, null],
])('parseRecordId(%j) is %j', (text, id) => {
  expect(parseRecordId(text)).toBe(id)
})

it.each([
  ['12', 'number', 12],
  ['12', undefined, 12],
  ['a-slug', 'number', null],
  // A text of digits stays a text.
  ['2024', 'text', '2024'],
  ['c0ffee00-0000-4000-8000-000000000001', 'text', 'c0ffee00-0000-4000-8000-000000000001'],
  ['a/b ?&#é', 'text', 'a/b ?&#é'],
  ['', 'text', null],
  [null, 'text', null],
] as const)('readRecordId(%j, %j) is %j', (text, ids, id) => {
  expect(readRecordId(text, ids)).toBe(id)
})
