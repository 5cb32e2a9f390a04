import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../src/calls/record-calls.ts'
import { fieldBefore, stateAfter } from '../../src/engine/history/earlier-state.ts'
import { createFormModel } from '../../src/kinds/core/form/form-model.ts'
import { dependentLookup, image, lookup, phone, text } from '../../src/tribune/index.ts'

const options = { load: () => Promise.resolve([]) }

const model = createFormModel(
  {
    name: text({ label: 'Nom' }),
    phone: phone({ label: 'Téléphone' }),
    picture: image({ label: 'Image', placeholder: 'player' }),
    wilaya: lookup({ label: 'Wilaya', options }),
    commune: dependentLookup({ label: 'Commune', dependsOn: 'wilaya', options }),
  },
  'update',
)

const entry = (version: number, changes: HistoryEntry['changes']): HistoryEntry => ({
  version,
  action: 'updated',
  changes,
  at: '2026-11-22T10:00:00.000Z',
  by: null,
})
const moved = entry(2, [
  { field: 'wilaya', before: 'Alger', after: 'Oran' },
  { field: 'commune', before: 'Hydra', after: 'Arzew' },
])
const called = entry(3, [
  { field: 'phone', before: '0770 35 37 92', after: '0770 99 88 77' },
  { field: 'picture', before: 'one.png', after: 'two.png' },
])
const movedOn = entry(4, [{ field: 'commune', before: 'Arzew', after: 'Es Senia' }])
const entries = [movedOn, called, moved]
const now = {
  id: 1,
  name: 'Rayan',
  phone: '0770 99 88 77',
  picture: 'two.png',
  wilaya: 'Oran',
  commune: 'Es Senia',
}

describe('what is taken from a record’s past', () => {
  it('is one field, as it was before a change', () => {
    const before = fieldBefore(model, now, entries, { entry: called, name: 'phone' })
    expect(before.names).toEqual(['phone'])
    expect(before.record['phone']).toBe('0770 35 37 92')
  })

  it('is a field with those that depend on it', () => {
    const before = fieldBefore(model, now, entries, { entry: moved, name: 'wilaya' })
    expect(before.names).toEqual(['wilaya', 'commune'])
    expect(before.record).toMatchObject({ wilaya: 'Alger', commune: 'Hydra' })
  })

  it('is nothing of a picture, which is gone, and of what is so now', () => {
    expect(fieldBefore(model, now, entries, { entry: called, name: 'picture' }).names).toEqual([])
    const named = { ...now, phone: '0770 35 37 92' }
    expect(fieldBefore(model, named, entries, { entry: called, name: 'phone' }).names).toEqual([])
  })

  it('is all that differs after a change', () => {
    const { names, record } = stateAfter(model, now, entries, moved)
    expect(names).toEqual(['phone', 'commune'])
    expect(record).toMatchObject({ phone: '0770 35 37 92', wilaya: 'Oran', commune: 'Arzew' })
  })
})
