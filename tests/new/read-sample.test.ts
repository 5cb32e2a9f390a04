import { describe, expect, it } from 'vitest'
import { findSampleRecords } from '../../scripts/develop/new/sample/find-records.ts'
import { readSample } from '../../scripts/develop/new/sample/read-sample.ts'
import { knownEntity } from './known-entities.ts'

const one = { id: 1, name: 'A' }

describe('the records of an answer', () => {
  it.each([
    ['a list', [one], { isList: true, key: null }],
    ['a record', one, { isList: false, key: null }],
    ['a record without an id', { name: 'A', city: 'B' }, { isList: false, key: null }],
    ['a list under a key', { success: true, sponsors: [one] }, { isList: true, key: 'sponsors' }],
    ['a list under any key', { total: 1, rows: [one] }, { isList: true, key: 'rows' }],
    ['the list of that name', { teams: [{ id: 2 }], sponsors: [one] }, { isList: true, key: 'sponsors' }],
    ['a record under a key', { success: true, sponsor: one }, { isList: false, key: 'sponsor' }],
    ['a record that holds a list', { ...one, tags: [{ id: 3 }] }, { isList: false, key: null }],
    ['a list two envelopes deep', { data: { total: 1, items: [one] } }, { isList: true, key: 'data.items' }],
    ['a record two envelopes deep', { data: { sponsor: one } }, { isList: false, key: 'data.sponsor' }],
  ])('%s', (_case, answer, place) => {
    const { records, ...found } = findSampleRecords(answer, 'sponsor')
    expect(found).toEqual(place)
    expect(records[0]).toMatchObject({ name: 'A' })
  })

  it.each([['text'], [3], [null], [[]], [{ success: true, sponsors: [] }], [{}]])(
    '%j holds none',
    (answer) => {
      expect(() => findSampleRecords(answer, 'sponsor')).toThrow('holds no record')
    },
  )
})

it.each([
  [{ sponsors: [one] }, { many: 'sponsors' }],
  [{ sponsor: one }, { one: 'sponsor' }],
  [{ data: [one] }, { one: 'data', many: 'data' }],
  [[one], { one: null, many: null }],
  [{ data: { items: [one] } }, { many: 'data.items', envelope: 'data' }],
  [{ data: { sponsor: one } }, { one: 'data.sponsor', envelope: 'data' }],
])('%j tells the keys of answers', (answer, answers) => {
  expect(readSample(answer, 'sponsor', []).answers).toEqual(answers)
})

describe('a reference', () => {
  const teams = [knownEntity('team')]
  it.each([
    ['beside its nested record', { team_id: 3, Team: { name: 'x' } }, { to: 'team', as: 'Team' }],
    ['under the key the backend nests', { teamId: 3, team: { name: 'x' } }, { to: 'team', as: 'team' }],
    ['by the name of an entity alone', { team_id: null }, { to: 'team' }],
  ])('%s', (_case, record, options) => {
    const { fields } = readSample({ id: 1, ...record }, 'sponsor', teams)
    expect(fields).toMatchObject([{ kind: 'reference', options }])
    expect(fields).toHaveLength(1)
  })

  it('to no entity here stays a number, and is told', () => {
    const { fields, remarks } = readSample({ id: 1, boss_id: 3, boss: { name: 'x' } }, 'sponsor', teams)
    expect(fields).toEqual([{ name: 'boss_id', kind: 'number', options: {} }])
    expect(remarks.join('\n')).toContain(
      "boss_id: points at a record of no entity here; write reference({ … as: 'boss'",
    )
  })
})

it('a record of nothing but its id makes no config', () => {
  expect(() => readSample({ id: 1, createdAt: 'x' }, 'sponsor', [])).toThrow('no field')
})

it.each([
  [{ id: 1, name: 'x', createdAt: '2026-01-02T10:30:00Z' }, 'createdAt: left out'],
  [{ id: 1, name: 'x', 'a b': 'x' }, 'a b: left out, no field can have this name'],
  [{ id: 1, name: 'x', parts: [1] }, 'parts: left out, no kind holds such values'],
  [{ id: 1, nick: null }, 'nick: without a value'],
  [{ code: 'x' }, 'the id: this sample has none'],
])('%j leaves a person something to look at: %s', (record, told) => {
  expect(readSample([record], 'sponsor', []).remarks.join('\n')).toContain(told)
})

it('tells that a time is dropped where some of the values have none', () => {
  const records = [
    { id: 1, starts_at: '2026-01-02' },
    { id: 2, starts_at: '2026-01-02T10:30:00Z' },
  ]
  expect(readSample(records, 'sponsor', []).remarks.join('\n')).toContain('starts_at: holds a time')
})
