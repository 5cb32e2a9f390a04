import { describe, expect, it } from 'vitest'
import { competition, owner, player } from '../sample/club.ts'
import { recordTitle } from '../../src/kinds/core/definition/column-values.ts'
import { columnViews } from '../../src/engine/list-data/column-view.tsx'
import { createLocalList } from '../../src/engine/list-data/local-list.ts'
import { NAMES, orderedNames } from '../schema/collated.ts'
import type { EntityRecord } from '../../src/schema/entity/field-definition.ts'
import type { ListQuery } from '../../src/schema/where/list-query.ts'

const players: readonly EntityRecord[] = [
  {
    id: 1,
    name: 'Éric',
    email: 'e@example.dz',
    wilaya: 'Béjaïa',
    commune: 'Akbou',
    address: '',
    role: 'forward',
    phone: '0663 31 97 76',
    birthday: '1996-04-18',
  },
  { id: 2, name: 'amine', email: 'a@example.dz', wilaya: 'Alger', commune: '', address: '3, rue Didouche' },
  { id: 3, name: 'أحمد', email: 'z@example.dz', wilaya: '', commune: '', address: '' },
  { id: 4, name: '', email: 'n@example.dz', wilaya: 'Alger', commune: 'Hydra', address: '' },
]

const FIRST: ListQuery = { page: 1, pageSize: 25 }

function namesOf(query: Partial<ListQuery>) {
  const page = createLocalList(player, players).page({ ...FIRST, ...query })
  return { names: page.records.map((record) => record['name']), total: page.total }
}

describe('a whole list in the browser', () => {
  it.each([
    { q: '', found: 4 },
    { q: 'eric', found: 1 },
    { q: 'ÉRIC', found: 1 },
    { q: 'احمد', found: 1 },
    { q: 'alger hydra', found: 1 },
    { q: 'hydra alger', found: 1 },
    { q: 'attaquant', found: 1 },
    { q: 'a@example', found: 1 },
    { q: '0663319776', found: 1 },
    { q: '0663 31 97 76', found: 1 },
    { q: '+213 663319776', found: 1 },
    { q: '٠٦٦٣٣١٩٧٧٦', found: 1 },
    { q: '18/04/1996', found: 1 },
    { q: '1996-04-18', found: 1 },
    { q: 'nobody', found: 0 },
  ])('finds $found for "$q"', ({ q, found }) => {
    expect(namesOf({ q }).total).toBe(found)
  })

  it('finds a state by its word, and not the one whose word holds it', () => {
    const owners = [true, false].map((status, place) => ({ id: place + 1, name: `n${place}`, status }))
    const list = createLocalList(owner, owners)
    const found = (q: string) => list.page({ ...FIRST, q }).records.map(({ id }) => id)
    expect(['active', 'inactive', 'activ'].map(found)).toEqual([[1], [2], [1, 2]])
  })

  it('sorts a choice by what it is called and a phone by its digits, as the backend does', () => {
    const entity = { ...player, list: { ...player.list, columns: ['role', 'phone'] } }
    const sorted = (records: readonly EntityRecord[], sort: string) =>
      createLocalList(entity, records)
        .page({ ...FIRST, sort })
        .records.map(({ id }) => id)
    const roles = ['forward', 'defender', 'midfielder', 'goalkeeper']
    expect(
      sorted(
        roles.map((role, place) => ({ id: place + 1, role })),
        'role',
      ),
    ).toEqual([1, 2, 4, 3])
    const phones = ['0770 11 22 33', '+213 663 31 97 76', '', '0555 123456']
    expect(
      sorted(
        phones.map((phone, place) => ({ id: place + 1, phone })),
        'phone',
      ),
    ).toEqual([4, 2, 1, 3])
  })

  it('sorts by what is read, the empty ones last either way', () => {
    expect(namesOf({ sort: 'name' }).names).toEqual(['amine', 'Éric', 'أحمد', ''])
    expect(namesOf({ sort: 'name', order: 'desc' }).names).toEqual(['أحمد', 'Éric', 'amine', ''])
  })

  it('sorts names as the backend does', () => {
    const records = NAMES.map((name, place) => ({ id: place + 1, name }))
    const list = createLocalList(player, records)
    const names = (order: 'asc' | 'desc') =>
      list.page({ ...FIRST, pageSize: 500, sort: 'name', order }).records.map(({ name }) => name)
    expect(names('asc')).toEqual(orderedNames())
    expect(names('desc')).toEqual(orderedNames(-1))
  })

  it('sorts by joined columns, equals in the order of their ids', () => {
    expect(namesOf({ sort: 'wilaya,commune,address' }).names).toEqual(['amine', '', 'Éric', 'أحمد'])
  })

  it('is paged', () => {
    const many = Array.from({ length: 60 }, (_, place) => ({ id: place + 1, name: `n${place}` }))
    const page = createLocalList(player, many).page({ page: 3, pageSize: 25 })
    expect(page.total).toBe(60)
    expect(page.records.map((record) => record.id)).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59, 60])
  })

  it('is sorted by a column that only a person chooses', () => {
    expect(namesOf({ sort: 'birthday' }).names[0]).toBe('Éric')
    expect(namesOf({ sort: 'wilaya' }).names).toEqual(['amine', '', 'Éric', 'أحمد'])
  })

  it('loses a record that is dropped, however it is sorted', () => {
    const list = createLocalList(player, players)
    list.page({ ...FIRST, sort: 'name' })
    list.drop(2)
    const { records, total } = list.page({ ...FIRST, sort: 'name' })
    expect({ ids: records.map(({ id }) => id), total }).toEqual({ ids: [1, 3, 4], total: 3 })
  })
})

describe('20,000 records', () => {
  let reads = 0
  const many = Array.from({ length: 20_000 }, (_, place) => ({
    id: place + 1,
    // All kinds of names in no order, some of them more than once.
    get name() {
      reads += 1
      return `Nom ${(place * 7_919) % 9_973}`
    },
  }))
  const list = createLocalList(player, many)

  it('are prepared once for all that is searched and sorted by', () => {
    expect(list.page({ ...FIRST, q: 'nom 9972' }).total).toBe(2)
    list.page({ ...FIRST, sort: 'name' })
    reads = 0
    expect(list.page({ ...FIRST, q: 'NOM 42', sort: 'name' }).total).toBeGreaterThan(200)
    expect(reads).toBe(0)
  })
})

describe('a column', () => {
  const text = (record: EntityRecord, key: string) =>
    columnViews({ entity: competition, nestedPaths: {} })
      .find((column) => column.key === key)
      ?.text(record)

  it.each([
    { record: { id: 1, Player: { name: 'Amine' }, Stadium: { Owner: { name: 'Omar' } } }, owner: 'Amine' },
    { record: { id: 1, Player: null, Stadium: { Owner: { name: 'Omar' } } }, owner: 'Omar' },
    { record: { id: 1, Player: { name: '' }, Stadium: { Owner: { name: 'Omar' } } }, owner: 'Omar' },
    { record: { id: 1, Stadium: {} }, owner: '' },
    { record: { id: 1 }, owner: '' },
  ])('falls back along its paths to "$owner"', ({ record, owner }) => {
    expect(text(record, 'Player.name,Stadium.Owner.name')).toBe(owner)
  })

  it('shows a label for a choice, a day as people write it, and a value the list no longer has as it is', () => {
    expect(text({ id: 1, status: 'will start' }, 'status')).toBe('va commencer')
    expect(text({ id: 1, status: 'cancelled' }, 'status')).toBe('cancelled')
    expect(text({ id: 1, date: '2026-12-01' }, 'date')).toBe('01/12/2026')
  })

  it.each([
    { shown: undefined, header: 'name' },
    { shown: ['role', 'name'], header: 'name' },
    { shown: ['picture', 'role', 'email'], header: 'role' },
    { shown: ['picture', 'description'], header: 'description' },
    { shown: ['picture'], header: 'picture' },
  ])('leads to the record and names its row: $header of $shown', ({ shown, header }) => {
    const columns = columnViews({ entity: player, nestedPaths: {} }, shown)
    expect(columns.filter(({ isRowHeader }) => isRowHeader).map(({ key }) => key)).toEqual([header])
    const [first] = columns.filter(({ isRowHeader }) => isRowHeader)
    const href = first?.href({ id: 7, [header]: 'x' })
    expect(href).toBe(header === 'picture' ? undefined : '/players/edit/7')
  })

  it('gives a record its title', () => {
    expect(recordTitle(player, { id: 1, name: 'Amine', email: 'a@example.dz' })).toBe('Amine')
    expect(recordTitle(player, { id: 1, name: '', email: 'a@example.dz' })).toBe('a@example.dz')
    expect(recordTitle(player, { id: 1 })).toBe('')
  })
})
