import { expect, it } from 'vitest'
import { parseRecordId } from '../../src/schema/record-id.ts'

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
