import { describe, expect, it } from 'vitest'
import { number } from '../../../src/kinds/number/meaning.ts'
import { text } from '../../../src/kinds/text/meaning.ts'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { DatabaseKind } from '../harness/databases.ts'
import type { Values } from '../harness/http-client.ts'
import { runImport } from '../harness/import-client.ts'
import { programOf, sampleEntity } from '../harness/sample-entity.ts'
import { create } from '../harness/samples.ts'
import { useServer } from '../harness/test-server.ts'

const seat: AnyEntity = {
  ...sampleEntity(
    { row: number({ label: 'Rang' }), letter: text({ label: 'Lettre' }), note: text({ label: 'Note' }) },
    'seat',
  ),
  uniqueTogether: [['row', 'letter']],
}
const taken = { msg: 'Rang, Lettre\u202f: ces valeurs sont déjà utilisées ensemble.', path: 'letter' }

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
      expect((await change({ id: other, note: 'x' })).status).toBe(200)
      expect((await change({ id, row: 1, letter: 'e' })).status).toBe(200)
    })

    it('are free where one of them is empty', async () => {
      const free = [{ row: 7 }, { row: 7 }, { letter: 'Z' }, { letter: 'Z', row: '' }]
      for (const values of free) expect((await add(values)).status).toBe(200)
    })

    it('are taken by one of many calls at once', async () => {
      const calls = Array.from({ length: 6 }, () => add({ row: 9, letter: 'q' }))
      const replies = await Promise.all(calls)
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
      expect(replies.flatMap(({ answer }) => answer.errors ?? [])).toEqual(
        Array.from({ length: 5 }, () => taken),
      )
    })

    it('are told of two rows of one file', async () => {
      const rows = [2, 3].map((line) => ({ line, cells: ['11', 'a'] }))
      const request = { key: 'seats', fileName: 'seats.csv', columns: ['row', 'letter'], rows, by: null }
      const outcome = await runImport(server.admin, 'seat', { ...request, mode: 'create', policy: 'valid' })
      expect(outcome).toMatchObject({ created: 1, mistakes: [{ line: 3, column: 'letter' }] })
    })
  })
}
