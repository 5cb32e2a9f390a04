import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { defineEndpoints, endpoint } from '../../../../src/behaviour/endpoints.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { referenceTo } from '../../../sample/reference-to.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

const branchId = referenceTo({ label: 'Agence', to: 'branch', as: 'Branch', optionLabel: ['name'] })
const branch = sampleEntity({ name: text({ label: 'Nom' }) }, 'branch')
const vehicle = sampleEntity(
  {
    name: text({ label: 'Nom' }),
    branch_id: branchId,
    state: choice({ label: 'État', options: { active: 'En service', sold: 'Vendu' } }),
    seats: number({ label: 'Places' }),
    is_clean: toggle({ label: 'Propre', words: { on: 'oui', off: 'non' } }),
  },
  'vehicle',
)
const tripFields = {
  branch_id: branchId,
  guests: number({ label: 'Passagers' }),
  vehicle_id: referenceTo({
    label: 'Véhicule',
    to: 'vehicle',
    as: 'Vehicle',
    optionLabel: ['name'],
    options: {
      where: {
        branch_id: { field: 'branch_id' },
        state: { in: ['active'] },
        seats: { from: { field: 'guests' } },
      },
    },
  }),
  clean_id: referenceTo({
    label: 'Navette',
    to: 'vehicle',
    as: 'Shuttle',
    optionLabel: ['name'],
    options: { where: { is_clean: true } },
  }),
}
const trip = { ...sampleEntity(tripFields, 'trip'), fields: tripFields }
const must = sampleEntity(
  {
    branch_id: branchId,
    vehicle_id: referenceTo({
      label: 'Véhicule',
      to: 'vehicle',
      as: 'Vehicle',
      optionLabel: ['name'],
      required: true,
      options: { where: { branch_id: { field: 'branch_id' } } },
    }),
  },
  'must',
)

const endpoints = defineEndpoints(trip, {
  book: endpoint({
    method: 'POST',
    path: '/api/book',
    body: z.object({ branch_id: z.int(), guests: z.int(), vehicle_id: z.int() }),
    async answer({ records, caller, body }) {
      await records.as(caller).create(trip, body)
      return {}
    },
  }),
})

/** What is said names the fields that the choice does not go with, and no other. */
const without = (followed: string) => ({
  msg: `Véhicule\u202f: la fiche choisie ne va pas avec\u202f: ${followed}.`,
  path: 'vehicle_id',
})
const unfit = without('Agence')
const notOffered = (label: string, path: string) => ({
  msg: `${label}\u202f: la fiche choisie ne fait pas partie de celles qui sont proposées.`,
  path,
})

/** What the other record must be: its branch is that of the trip, it is in service, and has seats enough. */
const refused: readonly (readonly [why: string, vehicle: Values, trip: Values, told: Values])[] = [
  ['it is of another branch', { branch_id: 'oran' }, {}, unfit],
  ['it is of no branch', { branch_id: '' }, {}, unfit],
  ['it is no longer in service', { state: 'sold' }, {}, notOffered('Véhicule', 'vehicle_id')],
  [
    'it is of another branch and sold',
    { branch_id: 'oran', state: 'sold' },
    {},
    notOffered('Véhicule', 'vehicle_id'),
  ],
  ['it is too small', { seats: 3 }, {}, without('Passagers')],
  [
    'it is of another branch and too small',
    { branch_id: 'oran', seats: 3 },
    {},
    without('Agence, Passagers'),
  ],
  ['the trip has no branch', {}, { branch_id: '' }, unfit],
  ['the trip does not say for how many', {}, { guests: '' }, without('Passagers')],
]

export function narrowingsSuite(kind: DatabaseKind): void {
  describe('references that are narrowed', () => {
    const server = useServer(kind, {
      entities: programOf(branch, vehicle, trip, must),
      behaviours: { trip: { endpoints } },
    })
    let branches: Readonly<Record<string, number>> = {}
    beforeEach(async () => {
      const make = (name: string) => create(server.admin, '/api/branch/create', { name })
      branches = { alger: await make('Alger'), oran: await make('Oran') }
    })
    /** With the id of a branch in place of its name. */
    const at = ({ branch_id = 'alger', ...values }: Values) => ({
      ...values,
      branch_id: branches[String(branch_id)] ?? branch_id,
    })
    const makeVehicle = (values: Values = {}) =>
      create(server.admin, '/api/vehicle/create', at({ state: 'active', seats: 5, ...values }))
    const make = (entity: string, values: Values) =>
      create(server.admin, `/api/${entity}/create`, at({ guests: 2, ...values }))
    const add = (values: Values) =>
      server.admin.json('POST', '/api/trip/create', at({ guests: 4, ...values }))
    const change = (entity: string, values: Values) =>
      server.admin.json('PUT', `/api/${entity}/update`, values)
    const read = async (entity: string, id: number) =>
      Object((await server.admin.get(`/api/${entity}/read/${id}`)).answer['one'])

    it.each(refused)('take none where %s', async (_why, ofVehicle, ofTrip, error) => {
      const vehicle_id = await makeVehicle(ofVehicle)
      const told = await add({ vehicle_id, ...ofTrip })
      expect([told.status, told.answer.errors]).toEqual([400, [error]])
    })

    it('take what fits, and none at all', async () => {
      expect((await add({ vehicle_id: await makeVehicle() })).status).toBe(200)
      expect((await add({ vehicle_id: '', branch_id: '' })).status).toBe(200)
      expect((await add({ vehicle_id: await makeVehicle({ is_clean: true }) })).status).toBe(200)
      const told = await add({ clean_id: await makeVehicle() })
      expect(told.answer.errors).toEqual([notOffered('Navette', 'clean_id')])
    })

    it('are emptied by a change of what they follow, unless they still fit', async () => {
      const vehicle_id = await makeVehicle()
      const id = await make('trip', { vehicle_id })
      expect((await change('trip', { id, guests: 5 })).status).toBe(200)
      expect(await read('trip', id)).toMatchObject({ guests: 5, vehicle_id })
      expect((await change('trip', { id, guests: 6 })).status).toBe(200)
      expect(await read('trip', id)).toMatchObject({ guests: 6, vehicle_id: null })
    })

    it('tell it where they are sent along, or must not be empty', async () => {
      const vehicle_id = await makeVehicle()
      const id = await make('trip', { vehicle_id })
      const other = await makeVehicle({ branch_id: 'oran' })
      expect((await change('trip', { id, vehicle_id: other })).answer.errors).toEqual([unfit])
      expect((await change('trip', { id, branch_id: branches['oran'], vehicle_id: other })).status).toBe(200)
      const needed = await make('must', { vehicle_id })
      const told = await change('must', { id: needed, branch_id: branches['oran'], vehicle_id })
      expect(told.answer.errors).toEqual([unfit])
    })

    it('stay as they are where the other record changed since', async () => {
      const vehicle_id = await makeVehicle()
      const id = await make('trip', { vehicle_id })
      await change('vehicle', { id: vehicle_id, state: 'sold' })
      expect((await change('trip', at({ id, guests: 2, vehicle_id }))).status).toBe(200)
      expect(await read('trip', id)).toMatchObject({ vehicle_id })
      expect((await change('trip', { id, guests: 3 })).status).toBe(200)
      expect(await read('trip', id)).toMatchObject({ vehicle_id: null })
    })

    it('are held for many records, for files and for own code', async () => {
      const vehicle_id = await makeVehicle()
      const id = await make('trip', { branch_id: 'oran' })
      const bulk = await server.admin.json('POST', '/api/bulk/trip', {
        update: [{ id, values: { vehicle_id } }],
      })
      expect(bulk.answer['results']).toMatchObject([{ id, done: false, messages: [unfit.msg] }])
      const outcome = await runImport(server.admin, 'trip', {
        key: 'narrowings',
        fileName: 'trip.csv',
        columns: ['branch_id.id', 'guests', 'vehicle_id.id'],
        rows: [
          { line: 2, cells: [String(branches['alger']), '2', String(vehicle_id)] },
          { line: 3, cells: [String(branches['oran']), '2', String(vehicle_id)] },
        ],
        mode: 'create',
        by: null,
        policy: 'valid',
      })
      expect(outcome).toMatchObject({
        created: 1,
        mistakes: [{ line: 3, column: 'vehicle_id.id', message: unfit.msg }],
      })
      const booked = await server.admin.json('POST', '/api/book', {
        branch_id: branches['oran'],
        guests: 2,
        vehicle_id,
      })
      expect([booked.status, booked.answer.errors]).toEqual([400, [unfit]])
    })
  })
}
