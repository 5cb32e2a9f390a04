import { describe, expect, it } from 'vitest'
import { date } from '../../../../src/kinds/date/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import type { Fields } from '../../../../src/schema/entity/field-kinds.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

const car = sampleEntity({ plate: text({ label: 'Plaque' }) }, 'car')

const fieldsOf = (unique: boolean) =>
  ({
    name: text({ label: 'Nom' }),
    badge: number({ label: 'Badge', unique }),
    weight: number({ label: 'Poids', decimals: 2, unique }),
    on_call: date({ label: 'Garde', unique }),
    car_id: {
      kind: 'reference',
      label: 'Voiture',
      to: 'car',
      as: 'Car',
      optionLabel: ['plate'],
      unique,
    },
    turn: number({ label: 'Rang', unique, initial: { countFrom: 5 } }),
    entered_on: date({ label: 'Entré', unique, initial: 'now' }),
  }) satisfies Fields

const driver = sampleEntity(fieldsOf(true), 'driver')
const program = [...programOf(driver), car]

/** What each of the fields holds once, and what is the same to it. */
const held: readonly (readonly [name: string, label: string, value: unknown, same: unknown])[] = [
  ['badge', 'Badge', 0, '0'],
  ['weight', 'Poids', 71.25, '71.25'],
  ['on_call', 'Garde', '2026-03-01', '٢٠٢٦-٠٣-٠١'],
  // In a new database.
  ['car_id', 'Voiture', 1, '1'],
]
const taken = (path: string, label: string) => ({
  msg: `${label}\u202f: cette valeur est déjà utilisée.`,
  path,
})

export function uniqueFieldsSuite(kind: DatabaseKind): void {
  describe('numbers, days and references that are unique', () => {
    const server = useServer(kind, { entities: program })
    let day = 0
    /** Each new driver is entered on a day of the own. */
    const anotherDay = () => new Date(Date.UTC(2001, 0, (day += 1))).toISOString().slice(0, 10)
    const add = (values: Values) =>
      server.admin.json('POST', '/api/driver/create', { entered_on: anotherDay(), ...values })
    const change = (values: Values) => server.admin.json('PUT', '/api/driver/update', values)
    const make = (values: Values) =>
      create(server.admin, '/api/driver/create', { entered_on: anotherDay(), ...values })
    const makeCar = (plate: string) => create(server.admin, '/api/car/create', { plate })
    const valuesOf = async (name: string, values: readonly [unknown, unknown]) => {
      if (name !== 'car_id') return values
      const id = await makeCar('1')
      return [id, String(id)] as const
    }
    const read = async (id: number) =>
      Object((await server.admin.get(`/api/driver/read/${id}`)).answer['one'])

    it.each(held)('hold each "%s" once, and are told at it', async (name, label, ...values) => {
      const [value, same] = await valuesOf(name, values)
      const id = await make({ [name]: value })
      const other = await make({})
      const refused = [await add({ [name]: value }), await add({ [name]: same })]
      for (const each of [...refused, await change({ id: other, [name]: same })])
        expect([each.status, each.answer.errors]).toEqual([400, [taken(name, label)]])
      expect((await change({ id, [name]: same })).status).toBe(200)
    })

    it.each(held)('let several have no "%s"', async (name) => {
      for (const empty of [null, '', null]) expect((await add({ [name]: empty })).status).toBe(200)
    })

    it.each(held)(
      'hold one "%s" of many calls at once, in whichever process',
      async (name, label, ...values) => {
        const [value] = await valuesOf(name, values)
        const clients = [server.admin, await server.elsewhere()]
        const days = Array.from({ length: 8 }, anotherDay)
        const replies = await Promise.all(
          days.map((entered_on, place) =>
            clients[place % 2]?.json('POST', '/api/driver/create', { entered_on, [name]: value }),
          ),
        )
        const refused = replies.filter((reply) => reply?.status !== 200)
        expect(refused).toHaveLength(replies.length - 1)
        for (const reply of refused)
          expect([reply?.status, reply?.answer.errors]).toEqual([400, [taken(name, label)]])
      },
    )

    it('are given what nobody has, and refuse what the server would give twice', async () => {
      const { turn } = await read(await make({}))
      await make({ turn: turn + 1 })
      expect(await read(await make({}))).toMatchObject({ turn: turn + 2 })
      const today = { name: 'aujourd’hui', entered_on: null }
      expect((await add(today)).status).toBe(200)
      expect((await add(today)).answer.errors).toEqual([taken('entered_on', 'Entré')])
    })

    it('are what the rows of a file find their records by', async () => {
      const cars = [await makeCar('00123'), await makeCar('00124')]
      const id = await make({ badge: 12, on_call: '2026-04-30', weight: 1.5, car_id: cars[0] })
      const update = async (key: string, by: string, cell: string) => {
        const rows = [{ line: 2, cells: [cell, `par ${by}`] }]
        const request = {
          key,
          fileName: 'f.csv',
          columns: [by, 'name'],
          rows,
          mode: 'update',
          policy: 'valid',
          by,
        }
        return runImport(server.admin, 'driver', request)
      }
      const cells = { badge: '12', on_call: '30/04/2026', weight: '1,5', car_id: '00123' }
      for (const [by, cell] of Object.entries(cells)) {
        expect(await update(`by-${by}`, by, cell)).toMatchObject({ updated: 1, mistakes: [] })
        expect(await read(id)).toMatchObject({ name: `par ${by}` })
      }
      const strangers = { badge: 'douze', on_call: '31/04/2026', weight: '1e400', car_id: '00124' }
      for (const [by, cell] of Object.entries(strangers))
        expect(await update(`not-${by}`, by, cell)).toMatchObject({
          updated: 0,
          mistakes: [{ line: 2, column: by }],
        })
    })

    it('are told of two rows of one file', async () => {
      const rows = ['31/12/2026', '2026-12-31'].map((cell, place) => ({ line: place + 2, cells: [cell] }))
      const request = { key: 'twice', fileName: 'f.csv', columns: ['on_call'], rows, policy: 'valid' }
      expect(await runImport(server.admin, 'driver', { ...request, mode: 'create', by: null })).toMatchObject(
        {
          created: 1,
          mistakes: [{ line: 3, column: 'on_call' }],
        },
      )
    })
  })

  describe('a number, a day or a reference that becomes unique', () => {
    const server = useRestarts(kind)
    const before = sampleEntity(fieldsOf(false), 'driver')

    it.each(held)('refuses the start while records hold the same "%s"', async (name, _label, value) => {
      const { store } = await server.start([...programOf(before), car])
      await createRecord(store, car, { plate: '1' })
      for (const entered_on of ['2001-01-01', '2001-01-02'])
        await createRecord(store, before, { [name]: value, entered_on })
      await expect(server.start(program)).rejects.toThrow(
        new RegExp(`driver\\.${name} is to be unique.*select "${name}"`),
      )
    })

    it('starts where several have none', async () => {
      const { store } = await server.start([...programOf(before), car])
      for (const entered_on of ['2001-01-01', '2001-01-02']) await createRecord(store, before, { entered_on })
      await expect(server.start(program)).resolves.toBeDefined()
    })
  })
}
uniqueFieldsSuite.on = 'each database' as const
