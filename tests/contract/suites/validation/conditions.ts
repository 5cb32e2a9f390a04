import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

const rented = { kind: { in: ['rented', 'shared'] } } as const

const house = sampleEntity(
  {
    kind: choice({ label: 'Genre', options: { owned: 'Acheté', rented: 'Loué', shared: 'Partagé' } }),
    rent: number({ label: 'Loyer', required: true, showWhen: rented }),
    has_cave: toggle({ label: 'Cave', words: { on: 'oui', off: 'non' }, showWhen: rented }),
    cave: text({ label: 'No de cave', showWhen: { has_cave: true } }),
    phone: text({ label: 'Téléphone' }),
    mail: text({ label: 'Courriel', requiredWhen: { phone: { empty: true } } }),
    sold: toggle({ label: 'Vendu', words: { on: 'oui', off: 'non' } }),
    price: number({ label: 'Prix', readOnlyWhen: { sold: true } }),
  },
  'house',
)

const season = {
  ...sampleEntity(
    {
      name: text({ label: 'Nom', required: true }),
      from: number({ label: 'De' }),
      to: number({ label: 'À' }),
    },
    'season',
  ),
  checks: {
    order: {
      of: ['from', 'to'],
      holds: ({ from, to }) => from === null || to === null || Number(from) <= Number(to),
      field: 'to',
      says: { fr: 'La fin précède le début.' },
    },
  },
  access: { fields: { from: { read: [], update: [] } } },
} satisfies AnyEntity

export function conditionsSuite(kind: DatabaseKind): void {
  describe('fields that depend on others', () => {
    const server = useServer(kind, { entities: programOf(house, season) })
    const make = (values: Values) => create(server.admin, '/api/house/create', { phone: '1', ...values })
    const add = (values: Values) => server.admin.json('POST', '/api/house/create', { phone: '1', ...values })
    const change = (id: number, values: Values) =>
      server.admin.json('PUT', '/api/house/update', { id, ...values })
    const bulk = async (id: number, values: Values) => {
      const reply = await server.admin.json('POST', '/api/bulk/house', { update: [{ id, values }] })
      return reply.answer['results']
    }
    const read = async (id: number) => (await server.admin.get(`/api/house/read/${id}`)).answer['one']
    const mustBeEmpty = (label: string) => `${label}\u202f: ce champ doit rester vide dans ce cas.`
    const isRequired = (label: string) => `${label}\u202f: ce champ est obligatoire.`
    const readOnly = 'Prix\u202f: ce champ ne peut plus être modifié.'

    it('has what is shown alone, and needs it then', async () => {
      expectRefused(await add({ kind: 'rented' }), 400)
      expect((await add({ kind: 'rented' })).answer.errors).toEqual([
        { msg: isRequired('Loyer'), path: 'rent' },
      ])
      const told = await add({ kind: 'owned', rent: 5, has_cave: true, cave: 'B' })
      expect(told.answer.errors).toEqual([
        { msg: mustBeEmpty('Loyer'), path: 'rent' },
        { msg: mustBeEmpty('Cave'), path: 'has_cave' },
        { msg: mustBeEmpty('No de cave'), path: 'cave' },
      ])
      expect((await add({ kind: 'owned', rent: '', has_cave: false, cave: '' })).status).toBe(200)
      expect((await add({ kind: 'shared', rent: 5, has_cave: true, cave: 'B' })).status).toBe(200)
    })

    it('empties what a change hides, near and far', async () => {
      const id = await make({ kind: 'rented', rent: 5, has_cave: true, cave: 'B' })
      expect((await change(id, { kind: 'owned', rent: 5 })).answer.errors).toEqual([
        { msg: mustBeEmpty('Loyer'), path: 'rent' },
      ])
      expect((await change(id, { kind: 'owned' })).status).toBe(200)
      expect(await read(id)).toMatchObject({ kind: 'owned', rent: null, has_cave: false, cave: '' })
    })

    it('needs what the rest of the record asks for', async () => {
      expect((await add({ phone: '' })).answer.errors).toEqual([
        { msg: isRequired('Courriel'), path: 'mail' },
      ])
      const id = await make({ phone: '1' })
      expect((await change(id, { phone: '' })).answer.errors).toEqual([
        { msg: isRequired('Courriel'), path: 'mail' },
      ])
      expect((await change(id, { phone: '', mail: 'a' })).status).toBe(200)
      expect((await change(id, { mail: '' })).status).toBe(400)
      expect((await change(id, { mail: '', phone: '2' })).status).toBe(200)
    })

    it('keeps what is locked, once it is stored so', async () => {
      const id = await make({ sold: true, price: 7 })
      expect((await change(id, { price: 8 })).answer.errors).toEqual([{ msg: readOnly, path: 'price' }])
      expect((await change(id, { price: 8, sold: false })).status).toBe(400)
      expect((await change(id, { price: 7, sold: false })).status).toBe(200)
      expect((await change(id, { price: 8, sold: true })).status).toBe(200)
    })

    it('holds changes of many and of one place to it', async () => {
      const id = await make({ kind: 'rented', rent: 5, sold: true, price: 7 })
      expect(await bulk(id, { price: 8 })).toEqual([{ id, done: false, messages: [readOnly] }])
      expect(await bulk(id, { rent: '' })).toEqual([{ id, done: false, messages: [isRequired('Loyer')] }])
      expect(await bulk(id, { kind: 'owned' })).toMatchObject([{ id, done: true }])
      expect(await read(id)).toMatchObject({ kind: 'owned', rent: null })
      expect(await bulk(id, { rent: 5 })).toEqual([{ id, done: false, messages: [mustBeEmpty('Loyer')] }])
      expect(await bulk(id, { kind: 'shared' })).toEqual([
        { id, done: false, messages: [isRequired('Loyer')] },
      ])
    })

    it('holds a change to the checks of its fields together', async () => {
      const told = [{ msg: 'La fin précède le début.', path: 'to' }]
      const call = (method: string, path: string, values: Values) =>
        server.admin.json(method, `/api/season/${path}`, { name: 'a', ...values })
      expect((await call('POST', 'create', { from: 5, to: 4 })).answer.errors).toEqual(told)
      const together = await call('POST', 'create', { name: '', from: 5, to: 4 })
      expect(together.answer.errors).toMatchObject([{ path: 'name' }, ...told])
      const id = await create(server.admin, '/api/season/create', { name: 'a', from: 5, to: 6 })
      expect((await call('PUT', 'update', { id, to: 4 })).answer.errors).toEqual(told)
      expect((await call('PUT', 'update', { id, to: 'x', from: 9 })).answer.errors).toMatchObject([
        { path: 'to' },
      ])
      expect((await call('PUT', 'update', { id, from: 1, to: 4 })).status).toBe(200)
      const reply = await server.admin.json('POST', '/api/bulk/season', {
        update: [{ id, values: { from: 9 } }],
      })
      expect(reply.answer['results']).toEqual([{ id, done: false, messages: ['La fin précède le début.'] }])
    })

    it('holds imports to it', async () => {
      const outcome = await runImport(server.admin, 'house', {
        key: 'conditions',
        fileName: 'house.csv',
        columns: ['kind', 'rent', 'phone'],
        rows: [
          { line: 2, cells: ['owned', '5', '1'] },
          { line: 3, cells: ['rented', '', ''] },
          { line: 4, cells: ['rented', '5', '1'] },
        ],
        mode: 'create',
        by: null,
        policy: 'valid',
      })
      expect(outcome).toMatchObject({ created: 1 })
      expect(outcome.mistakes).toEqual([
        { line: 2, column: 'rent', message: mustBeEmpty('Loyer') },
        { line: 3, column: 'rent', message: isRequired('Loyer') },
        { line: 3, column: null, message: isRequired('Courriel') },
      ])
    })
  })
}
conditionsSuite.on = 'each database' as const
