import { afterEach, describe, expect, it, vi } from 'vitest'
import { player } from '../../entities/player.ts'
import { parseLongJson, parseRecords } from '../../src/api/long-answer.ts'
import { recordSchema } from '../../src/kinds/record-schema.ts'
import { countPauses } from '../count-pauses.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const TRICKY = 'a "quoted" \\ text with },{ and ]}, in it'

const records = Array.from({ length: 1_000 }, (_, place) => ({
  id: place + 1,
  name: place % 7 === 0 ? TRICKY : `Joueur ${place}`,
  pictures: [{ file: 'a.jpg' }, { file: 'b.jpg' }],
  Player: { name: 'Éric', team: { name: 'أحمد' } },
}))

describe('a long answer', () => {
  it.each([
    ['a list in an envelope', { success: true, players: records }],
    ['more behind the list', { players: records, total: 1_000, errors: [], tags: [{ a: 1 }] }],
    ['more before the list', { errors: [], message: '[1]', players: records }],
    ['another list before it', { errors: [{ msg: 'x' }], players: records }],
    ['a list deeper down', { data: { page: { players: records } } }],
    ['the list alone', records],
    ['one record alone', [records[0]]],
    ['no list', { text: TRICKY.repeat(10_000) }],
    ['one long record', [{ all: records.map(({ id }) => [{ id }, { id }]) }]],
  ])('is read to the letter: %s', async (_name, body) => {
    expect(await parseLongJson(JSON.stringify(body))).toEqual(body)
    expect(await parseLongJson(JSON.stringify(body, null, 2))).toEqual(body)
  })

  it.each(['', '[{', '{"players":[{"id":1},{"id":2}', '{"players":[{"id":1}]', '<!doctype html>'])(
    'that is no JSON is nothing: %s',
    async (text) => {
      expect(await parseLongJson(text)).toBeUndefined()
      expect(await parseLongJson(JSON.stringify({ players: records }).slice(0, -1))).toBeUndefined()
    },
  )

  it('lets the browser in between its pieces', async () => {
    const pauses = countPauses(10)
    await parseLongJson(JSON.stringify({ success: true, players: records }))
    expect(pauses.count).toBeGreaterThan(3)
    await parseRecords(recordSchema(player.fields), records, undefined)
    expect(pauses.count).toBeGreaterThan(900)
  })

  it('is given up where one record is none', async () => {
    const schema = recordSchema(player.fields)
    expect(await parseRecords(schema, [...records, { id: 'x' }], undefined)).toBeUndefined()
    expect(await parseRecords(schema, records, undefined)).toHaveLength(1_000)
  })

  it('is given up once nobody waits for it', async () => {
    countPauses(10)
    const left = parseRecords(recordSchema(player.fields), records, AbortSignal.abort())
    await expect(left).rejects.toThrow('aborted')
  })
})
