import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { date } from '../../../../src/kinds/date/definition.ts'
import { datetime } from '../../../../src/kinds/datetime/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { Values } from '../../harness/http-client.ts'
import { runImport } from '../../harness/import-client.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

const stay: AnyEntity = {
  ...sampleEntity(
    {
      name: text({ label: 'Nom' }),
      booked_on: date({ label: 'Réservé', max: 'today' }),
      starts_on: date({ label: 'Début', min: 'today', max: { field: 'ends_on' } }),
      ends_on: date({ label: 'Fin', max: { days: 30 } }),
      fetched_at: datetime({ label: 'Départ', min: 'today' }),
      back_at: datetime({ label: 'Retour', min: { field: 'fetched_at' } }),
      billed_on: date({ label: 'Facture', min: '2026-01-01', max: '2026-12-31' }),
    },
    'stay',
  ),
  actions: {
    move: {
      label: 'Déplacer',
      on: 'record',
      done: 'déplacé',
      fields: { starts_on: date({ label: 'Au', min: { days: 1 } }) },
    },
  },
}

/** An hour behind midnight in Algiers, where it is the 23rd, and another day than in Greenwich. */
const NOW = '2026-11-22T23:30:00Z'

export function dayBoundsSuite(kind: DatabaseKind): void {
  describe('the first and the last day of a field', () => {
    const server = useServer(kind, {
      entities: programOf(stay),
      behaviours: { stay: { actions: { move() {} } } },
    })
    const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
    beforeEach(() => void at(NOW))
    afterEach(() => void vi.useRealTimers())
    const errorsOf = async (values: Values) =>
      (await server.admin.json('POST', '/api/stay/create', values)).answer.errors
    const told = (path: string, msg: string) => [{ msg, path }]

    it.each<readonly [Values, string, string]>([
      [{ booked_on: '2026-11-24' }, 'booked_on', 'Réservé\u202f: doit être aujourd’hui ou avant.'],
      [{ starts_on: '2026-11-22' }, 'starts_on', 'Début\u202f: doit être aujourd’hui ou après.'],
      [{ ends_on: '2026-12-24' }, 'ends_on', 'Fin\u202f: doit être le 23/12/2026 ou avant.'],
      [{ billed_on: '2025-12-31' }, 'billed_on', 'Facture\u202f: doit être le 01/01/2026 ou après.'],
      [{ billed_on: '2027-01-01' }, 'billed_on', 'Facture\u202f: doit être le 31/12/2026 ou avant.'],
      // The last second of the day before, by the clocks of the program.
      [{ fetched_at: '2026-11-22T22:59:59Z' }, 'fetched_at', 'Départ\u202f: doit être aujourd’hui ou après.'],
      [
        { starts_on: '2026-11-25', ends_on: '2026-11-24' },
        'starts_on',
        'Début\u202f: ne peut pas être après «\u202fFin\u202f».',
      ],
      [
        { fetched_at: '2026-11-24T10:00:00Z', back_at: '2026-11-24T09:59:59Z' },
        'back_at',
        'Retour\u202f: ne peut pas être avant «\u202fDépart\u202f».',
      ],
    ])('is held: %j', async (values, path, says) => {
      expect(await errorsOf(values)).toEqual(told(path, says))
    })

    it('takes the days at the edges, and what is empty', async () => {
      const edges = {
        booked_on: '2026-11-23',
        starts_on: '2026-11-23',
        ends_on: '2026-12-23',
        fetched_at: '2026-11-22T23:00:00Z',
        back_at: '2026-11-22T23:00:00Z',
        billed_on: '2026-12-31',
      }
      expect(await errorsOf(edges)).toBeUndefined()
      expect(await errorsOf({ starts_on: '2999-01-01', back_at: '2000-01-01T00:00:00Z' })).toBeUndefined()
    })

    it('says all that is wrong at once', async () => {
      const errors = await errorsOf({ booked_on: '2026-11-24', starts_on: '2026-11-22', ends_on: 'x' })
      expect(errors?.map(({ path }) => path)).toEqual(['ends_on', 'booked_on', 'starts_on'])
    })

    it('leaves what was stored before as it is, until it is changed', async () => {
      const id = await create(server.admin, '/api/stay/create', { starts_on: '2026-11-23', name: 'a' })
      at('2026-11-25T12:00:00Z')
      const change = async (values: Values) =>
        (await server.admin.json('PUT', '/api/stay/update', { id, ...values })).answer
      expect((await change({ starts_on: '2026-11-23', name: 'b' })).success).toBe(true)
      expect((await change({ starts_on: '2026-11-24' })).errors).toEqual(
        told('starts_on', 'Début\u202f: doit être aujourd’hui ou après.'),
      )
      // It was right by itself, and is no longer beside what has changed.
      expect((await change({ ends_on: '2026-11-22' })).errors).toEqual(
        told('starts_on', 'Début\u202f: ne peut pas être après «\u202fFin\u202f».'),
      )
    })

    it('is held in bulk, in imports and in the form of an action', async () => {
      const id = await create(server.admin, '/api/stay/create', { name: 'a' })
      const says = 'Début\u202f: doit être aujourd’hui ou après.'
      const update = [{ id, values: { starts_on: '2026-11-22' } }]
      const bulk = await server.admin.json('POST', '/api/bulk/stay', { update })
      expect(JSON.stringify(bulk.answer)).toContain(says)
      const { mistakes } = await runImport(server.admin, 'stay', {
        key: 'bounds',
        fileName: 'stay.csv',
        columns: ['name', 'starts_on'],
        rows: [{ line: 2, cells: ['a', '22/11/2026'] }],
        mode: 'create',
        by: null,
        policy: 'valid',
      })
      expect(mistakes).toEqual([{ line: 2, column: 'starts_on', message: says }])
      const moved = await server.admin.json('POST', '/api/actions/stay/move', {
        ids: [id],
        values: { starts_on: '2026-11-23' },
      })
      expect(moved.answer.errors).toEqual(told('starts_on', 'Au\u202f: doit être le 24/11/2026 ou après.'))
    })
  })
}
dayBoundsSuite.on = 'each database' as const
