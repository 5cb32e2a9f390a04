import { sql, type SqlBool } from 'kysely'
import { describe, expect, it } from 'vitest'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { choices } from '../../../../src/kinds/choices/definition.ts'
import { color } from '../../../../src/kinds/color/definition.ts'
import { coordinates } from '../../../../src/kinds/coordinates/definition.ts'
import { country } from '../../../../src/kinds/country/definition.ts'
import { date } from '../../../../src/kinds/date/definition.ts'
import { datetime } from '../../../../src/kinds/datetime/definition.ts'
import { decimal, percent } from '../../../../src/kinds/decimal/definition.ts'
import { duration } from '../../../../src/kinds/duration/definition.ts'
import { file } from '../../../../src/kinds/file/definition.ts'
import { readStoredFile } from '../../../../src/kinds/file/stored-file.ts'
import { iban } from '../../../../src/kinds/iban/definition.ts'
import { json } from '../../../../src/kinds/json/definition.ts'
import { markdown } from '../../../../src/kinds/markdown/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { rows } from '../../../../src/kinds/rows/definition.ts'
import { tags } from '../../../../src/kinds/tags/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { time } from '../../../../src/kinds/time/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { url } from '../../../../src/kinds/url/definition.ts'
import { uuid } from '../../../../src/kinds/uuid/definition.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import type { FormValues } from '../../../../src/schema/entity/field-definition.ts'
import { findDownload } from '../../../../src/server/records/reading/download-rights.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { ALL_RIGHTS, type Rights } from '../../../../src/server/records/store/rights.ts'
import { createRecord, updateRecord } from '../../../../src/server/records/write-records.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { useRestarts } from '../../harness/restarts.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'

/** Each cell has a column of its own in the table of the rows. */
const slots = rows({
  label: 'Plages',
  fields: {
    day: choice({ label: 'Jour', required: true, options: { week: 'en semaine', sunday: 'dimanche' } }),
    since: date({ label: 'Depuis' }),
    from: time({ label: 'De' }),
    seen: datetime({ label: 'Vu' }),
    lasts: duration({ label: 'Durée' }),
    places: number({ label: 'Places', decimals: 2 }),
    price: decimal({ label: 'Prix', currency: 'DZD' }),
    open: toggle({ label: 'Ouvert', words: { on: 'oui', off: 'non' } }),
    note: text({ label: 'Remarque' }),
    page: url({ label: 'Page' }),
  },
})
const emptySlot = { since: null, from: null, seen: null, lasts: null, places: null, price: null }
const slot = { ...emptySlot, day: 'sunday', open: false, note: '', page: '' }
const fullSlot = {
  day: 'week',
  since: '2026-01-31',
  from: '07:30',
  seen: '2026-01-31T23:30:00Z',
  lasts: 90,
  places: 2.25,
  price: '-9.50',
  open: true,
  note: 'é « " »',
  page: 'https://example.dz/',
}

/** A field of each kind, and two values of it, the lower one first. */
const kinds: Readonly<Record<string, readonly [field: Field, lower: unknown, higher: unknown]>> = {
  color: [color({ label: 'Couleur' }), '#00ff00', '#ff0000'],
  country: [country({ label: 'Pays' }), 'DZ', 'FR'],
  duration: [duration({ label: 'Durée' }), 5, 90],
  iban: [iban({ label: 'IBAN' }), 'BE68539007547034', 'DE89370400440532013000'],
  uuid: [
    uuid({ label: 'Clé' }),
    '0b0e7c1e-0f0a-4a52-9d0e-000000000001',
    'f6a3a3d0-65cf-4cf8-8a31-1a2b3c4d5e6f',
  ],
  coordinates: [coordinates({ label: 'Lieu' }), '35.5, 1.25', '36.7538, 3.0588'],
  json: [json({ label: 'Réglages' }), { a: [1, null] }, { b: 'é' }],
  markdown: [markdown({ label: 'Notice' }), '# Un', '# Deux'],
  tags: [tags({ label: 'Mots' }), ['abricot'], ['zèbre', 'abricot']],
  time: [time({ label: 'Heure' }), '07:30', '19:05'],
  datetime: [datetime({ label: 'Moment' }), '2026-01-31T23:30:00Z', '2026-02-01T00:00:00Z'],
  choices: [choices({ label: 'Examens', options: { a: 'A', b: 'B' } }), ['a'], ['a', 'b']],
  decimal: [decimal({ label: 'Prix', currency: 'DZD' }), '-9.50', '1000.05'],
  percent: [percent({ label: 'Remise', decimals: 1 }), '9.5', '10.0'],
  rows: [slots, [fullSlot], [slot, fullSlot]],
}

const thing = sampleEntity(
  {
    ...Object.fromEntries(Object.entries(kinds).map(([name, [field]]) => [`a_${name}`, field])),
    paper: file({ label: 'Papier', types: ['pdf'] }),
    drawn: number({ label: 'Numéro', initial: { countFrom: 10 } }),
    code: text({ label: 'Code', unique: true, initial: { countFrom: 1, prefix: 'C-', digits: 3 } }),
  },
  'thing',
)

const personOf = (separator: string): AnyEntity => ({
  ...sampleEntity(
    {
      first: text({ label: 'Prénom' }),
      last: text({ label: 'Nom' }),
      full: text({ label: 'Nom complet', readOnly: true }),
      length: number({ label: 'Longueur', readOnly: true }),
    },
    'person',
  ),
  computed:
    separator === ' '
      ? { full: ({ first, last }) => `${String(first)} ${String(last)}`, length: lengthOf }
      : { full: ({ first, last }) => `${String(last)}, ${String(first)}`, length: lengthOf },
})
/** Of what is worked out before it. */
const lengthOf = ({ full }: FormValues) => String(full).length

export function fieldKindsSuite(kind: DatabaseKind): void {
  describe('kinds of fields', () => {
    const server = useServer(kind, { entities: programOf(thing) })
    const make = (values: object) => create(server.admin, '/api/thing/create', { ...values })
    const read = async (id: number) => {
      const { answer } = await server.admin.get(`/api/thing/read/${id}`)
      return Object(answer['one'])
    }
    const list = async (query: string): Promise<readonly number[]> => {
      const { answer } = await server.admin.get(`/api/thing?page=1&${query}`)
      return [answer['many']].flat().map((each) => Number(Object(each)['id']))
    }

    it('a file is given to those alone who may read its record', async () => {
      const { store } = server.backend
      const paper = new File(['%PDF-1.7'], 'Été.pdf')
      const id = await createRecord(store, thing, { paper }, { author: null })
      const stored = readStoredFile((await readRecord(store, thing, id))['paper'])
      const find = (rights: Partial<Rights> = {}) =>
        findDownload({ ...store, rights: { ...ALL_RIGHTS, ...rights } }, stored?.file ?? '')
      expect(await find()).toMatchObject({ ...stored, name: 'Été.pdf', mediaType: 'application/pdf' })
      expect(await find({ may: () => false }), 'no right').toBeUndefined()
      const rowsOf = (value: number) => {
        const condition = (alias: string) => sql<SqlBool>`${sql.id(alias, 'id')} = ${value}`
        return () => ({ key: String(value), condition, deletedCondition: condition })
      }
      expect(await find({ rows: rowsOf(id) }), 'an own row').toBeDefined()
      expect(await find({ rows: rowsOf(id + 1) }), 'the row of another').toBeUndefined()
      const { paper: _hidden, ...seen } = thing.fields
      const entities = [{ ...thing, fields: seen }]
      expect(await findDownload({ ...store, entities }, stored?.file ?? ''), 'a hidden field').toBeUndefined()
    })

    it.each(Object.entries(kinds))('%s is stored, sorted, found empty and emptied', async (name, given) => {
      const [, ...values] = given
      const key = `a_${name}`
      const ids: number[] = []
      for (const value of [...values].reverse()) ids.unshift(await make({ [key]: value }))
      expect((await Promise.all(ids.map(read))).map((record) => record[key])).toEqual(values)
      const filled = await list(`filter.${key}.empty=false`)
      expect(filled.toSorted()).toEqual(ids.toSorted())
      const sorted = await server.admin.get(`/api/thing?page=1&sort=${key}&filter.${key}.empty=false`)
      // Some kinds have no order.
      if (sorted.status === 200) {
        expect(await list(`sort=${key}&filter.${key}.empty=false`)).toEqual(ids)
        expect(await list(`sort=${key}&order=desc&filter.${key}.empty=false`)).toEqual(ids.toReversed())
      }
      for (const id of ids) {
        const reply = await server.admin.json('PUT', '/api/thing/update', { id, [key]: null })
        expect(reply.status).toBe(200)
      }
      expect(await list(`filter.${key}.empty=false`)).toEqual([])
    })

    it('gives no number twice, however many draw at once, and passes over what somebody typed', async () => {
      const before = await read(await make({}))
      const next = Number(String(before['code']).slice(2)) + 1
      await make({ code: `c-${String(next).padStart(3, '0')}` })
      const ids = await Promise.all(Array.from({ length: 12 }, () => make({})))
      const records = await Promise.all(ids.map(read))
      for (const name of ['drawn', 'code'])
        expect(new Set(records.map((record) => String(record[name]))).size, name).toBe(ids.length)
      expect(records.map(({ code }) => code)).not.toContain(`C-${String(next).padStart(3, '0')}`)
    })
  })

  describe('fields that are worked out', () => {
    const server = useRestarts(kind)

    it('are stored with each change, found and sorted, and anew when the function is another', async () => {
      const person = personOf(' ')
      const { store } = await server.start(programOf(person))
      const id = await createRecord(store, person, { first: 'Amina', last: 'Saadi', full: 'Autre' })
      expect(await readRecord(store, person, id)).toMatchObject({ full: 'Amina Saadi', length: 11 })
      await updateRecord(store, person, id, { first: 'Lina' })
      expect(await readRecord(store, person, id)).toMatchObject({ full: 'Lina Saadi', length: 10 })
      const other = personOf(', ')
      const again = await server.start(programOf(other))
      await again.derived.refresh()
      expect(await readRecord(again.store, other, id)).toMatchObject({ full: 'Saadi, Lina', length: 11 })
      const found = { page: 1, pageSize: 5, q: 'saadi, lina', sort: 'full' } as const
      expect((await listPage(again.store, other, found)).records).toMatchObject([{ id }])
    })
  })
}
fieldKindsSuite.on = 'each database' as const
