import { describe, expect, it } from 'vitest'
import { date } from '../../../../src/kinds/date/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

const seat: AnyEntity = {
  ...sampleEntity(
    {
      row: number({ label: 'Rang' }),
      letter: text({ label: 'Lettre' }),
      note: text({ label: 'Note' }),
      day: date({ label: 'Jour', initial: 'now' }),
      ticket: text({ label: 'Billet', unique: true }),
    },
    'seat',
  ),
  uniqueTogether: [
    ['row', 'letter'],
    ['note', 'day'],
  ],
}
const taken = { msg: 'Rang, Lettre\u202f: ces valeurs sont déjà utilisées ensemble.', path: 'letter' }
const takenTicket = { msg: 'Billet\u202f: cette valeur est déjà utilisée.', path: 'ticket' }
const takenDay = { msg: 'Note, Jour\u202f: ces valeurs sont déjà utilisées ensemble.', path: 'day' }

export function uniqueTogetherSuite(kind: DatabaseKind): void {
  describe('fields that are unique together', () => {
    const server = useServer(kind, { entities: programOf(seat) })
    const add = (values: Values) => server.admin.json('POST', '/api/seat/create', values)
    const change = (values: Values) => server.admin.json('PUT', '/api/seat/update', values)
    const make = (values: Values) => create(server.admin, '/api/seat/create', values)

    it('are held by one record, however they are written', async () => {
      const id = await make({ row: 1, letter: 'É' })
      expect((await add({ row: 1, letter: 'e' })).answer.errors).toEqual([taken])
      const other = await make({ row: 2, letter: 'É' })
      expect((await change({ id: other, row: 1 })).answer.errors).toEqual([taken])
      const wrong = await change({ id: other, row: 1, day: 'demain', note: 'x' })
      expect(wrong.answer.errors).toMatchObject([{ path: 'day' }, taken])
      expect((await change({ id: other, note: 'x' })).status).toBe(200)
      expect((await change({ id, row: 1, letter: 'e' })).status).toBe(200)
    })

    it('are free where one of them is empty', async () => {
      const free = [{ row: 7 }, { row: 7 }, { letter: 'Z' }, { letter: 'Z', row: '' }]
      for (const values of free) expect((await add(values)).status).toBe(200)
    })

    it.each([
      ['with each other', { row: 9, letter: 'q' }, taken],
      ['alone', { ticket: 'A-1' }, takenTicket],
      ['with what a new record is given', { note: 'n' }, takenDay],
    ])('are taken by one of many calls at once, in whichever process: %s', async (_what, values, told) => {
      const clients = [server.admin, await server.elsewhere()]
      const ids = await Promise.all([1, 2, 3].map((row) => make({ row })))
      const calls = clients.flatMap((client) => [
        ...ids.map((id) => client.json('PUT', '/api/seat/update', { id, ...values })),
        ...ids.map(() => client.json('POST', '/api/seat/create', values)),
      ])
      const replies = await Promise.all(calls)
      const refused = replies.filter(({ status }) => status !== 200)
      for (const { status, answer } of refused) expect([status, answer.errors]).toEqual([400, [told]])
      expect(refused.length).toBeGreaterThanOrEqual(calls.length - 2)
    })

    it('are told of two rows of one file', async () => {
      const importInto = (key: string, columns: readonly string[], cells: readonly (readonly string[])[]) => {
        const rows = cells.map((each, place) => ({ line: place + 2, cells: each }))
        const kind = columns.includes('id') ? { by: 'id', mode: 'update' } : { by: null, mode: 'create' }
        const request = { key, fileName: 'seats.csv', columns, rows, ...kind, policy: 'valid' }
        return runImport(server.admin, 'seat', request)
      }
      const same = [
        ['11', 'a'],
        ['11', 'a'],
      ]
      expect(await importInto('whole', ['row', 'letter'], same)).toMatchObject({
        created: 1,
        mistakes: [{ line: 3, column: 'letter' }],
      })
      // The day is given by the server.
      expect(await importInto('given', ['row', 'note'], same)).toMatchObject({
        created: 1,
        mistakes: [{ line: 3, column: null, message: takenDay.msg }],
      })
      // The letter is stored.
      const [one, other] = [await make({ row: 1, letter: 'z' }), await make({ row: 2, letter: 'z' })]
      const cells = [one, other].map((id) => [String(id), '20'])
      expect(await importInto('stored', ['id', 'row'], cells)).toMatchObject({
        updated: 1,
        mistakes: [{ line: 3, message: taken.msg }],
      })
    })
  })
}
uniqueTogetherSuite.on = 'each database' as const
