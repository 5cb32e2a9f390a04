import { describe, expect, it } from 'vitest'
import { earlierRecord } from '../../src/engine/history/earlier-state.ts'
import type { HistoryEntry } from '../../src/calls/record-calls.ts'

const entry = (
  version: number,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): HistoryEntry => ({ version, action, changes, at: '2026-11-22T10:00:00.000Z', by: null })

const created = entry(1, 'created', [{ field: 'name', after: 'Un' }])
const named = entry(2, 'updated', [{ field: 'name', before: 'Un', after: 'Deux' }])
const both = entry(3, 'updated', [
  { field: 'name', before: 'Deux', after: 'Trois' },
  { field: 'phone', before: null, after: '0550' },
  { field: 'password' },
])
const deleted = entry(4, 'deleted', [{ field: 'name', before: 'Trois' }])
const restored = entry(5, 'restored', [])
const entries = [restored, deleted, both, named, created]
const record = { id: 7, name: 'Trois', phone: '0550', address: 'Alger' }

describe('a record at an earlier time', () => {
  it('is as it is now after its last change', () => {
    expect(earlierRecord(record, entries, restored)).toEqual(record)
    expect(earlierRecord(record, entries, both)).toEqual(record)
  })

  it('has what later changes took from it, and nothing of a password', () => {
    expect(earlierRecord(record, entries, named)).toEqual({ ...record, name: 'Deux', phone: null })
    expect(earlierRecord(record, entries, created)).toEqual({ ...record, name: 'Un', phone: null })
  })
})
