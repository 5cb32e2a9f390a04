import { afterEach, describe, expect, it, vi } from 'vitest'
import { competition } from '../../entities/competition.ts'
import { owner } from '../../entities/owner.ts'
import { player } from '../../entities/player.ts'
import { columnViews, recordTitle } from '../../src/engine/list/column-view.tsx'
import type { ListState } from '../../src/engine/list/list-state.ts'
import { pageLocally } from '../../src/engine/list/local-list.ts'
import type { EntityRecord } from '../../src/schema/field-meaning.ts'
import { countPauses } from '../count-pauses.ts'

const PLAIN: ListState = { page: 1, q: '', sort: undefined, order: 'asc' }

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

async function namesOf(state: Partial<ListState>) {
  const page = await pageLocally(player, columnViews(player), players, { ...PLAIN, ...state })
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
  ])('finds $found for "$q"', async ({ q, found }) => {
    expect((await namesOf({ q })).total).toBe(found)
  })

  it('finds a state by its word, and not the one whose word holds it', async () => {
    const owners = [true, false].map((status, place) => ({ id: place + 1, name: `n${place}`, status }))
    const totals = ['active', 'inactive', 'activ'].map(async (q) => {
      const page = await pageLocally(owner, columnViews(owner), owners, { ...PLAIN, q })
      return page.records.map(({ id }) => id)
    })
    expect(await Promise.all(totals)).toEqual([[1], [2], [1, 2]])
  })

  it('sorts a choice by what it is called and a phone by its digits, as the backend does', async () => {
    const sorted = async (records: readonly EntityRecord[], sort: string) => {
      const columns = columnViews({ ...player, list: { ...player.list, columns: ['role', 'phone'] } })
      const page = await pageLocally(player, columns, records, { ...PLAIN, sort })
      return page.records.map(({ id }) => id)
    }
    const roles = ['forward', 'defender', 'midfielder', 'goalkeeper']
    expect(
      await sorted(
        roles.map((role, place) => ({ id: place + 1, role })),
        'role',
      ),
    ).toEqual([1, 2, 4, 3])
    const phones = ['0770 11 22 33', '+213 663 31 97 76', '', '0555 123456']
    expect(
      await sorted(
        phones.map((phone, place) => ({ id: place + 1, phone })),
        'phone',
      ),
    ).toEqual([4, 2, 1, 3])
  })

  it('sorts by what is read, the empty ones last either way', async () => {
    expect((await namesOf({ sort: 'name' })).names).toEqual(['amine', 'Éric', 'أحمد', ''])
    expect((await namesOf({ sort: 'name', order: 'desc' })).names).toEqual(['أحمد', 'Éric', 'amine', ''])
  })

  it('sorts by joined columns, equals in the order of their ids', async () => {
    expect((await namesOf({ sort: 'wilaya,commune,address' })).names).toEqual(['amine', '', 'Éric', 'أحمد'])
  })

  it('shows 25 a page', async () => {
    const many = Array.from({ length: 60 }, (_, place) => ({ id: place + 1, name: `n${place}` }))
    const page = await pageLocally(player, columnViews(player), many, { ...PLAIN, page: 3 })
    expect(page.total).toBe(60)
    expect(page.records.map((record) => record.id)).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59, 60])
  })
})

describe('20,000 records', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  let reads = 0
  const many = Array.from({ length: 20_000 }, (_, place) => ({
    id: place + 1,
    // All kinds of names in no order, some of them more than once.
    get name() {
      reads += 1
      return `Nom ${(place * 7_919) % 9_973}`
    },
  }))
  const columns = columnViews(player)
  const show = (state: Partial<ListState>, signal?: AbortSignal) =>
    pageLocally(player, columns, many, { ...PLAIN, ...state }, signal)

  it('are sorted as all at once, and let the browser in meanwhile', async () => {
    const key = ({ name }: { readonly name: string }) => name.toLowerCase()
    const wanted = many
      .map((record) => ({ id: record.id, key: key(record) }))
      .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.id - other.id))
    const pauses = countPauses(1)
    const { records } = await show({ sort: 'name', page: 400 })
    expect(records.map(({ id }) => id)).toEqual(wanted.slice(399 * 25, 400 * 25).map(({ id }) => id))
    expect(pauses.count).toBeGreaterThan(1_000)
  })

  it('are prepared once for all that is searched and sorted by', async () => {
    expect((await show({ q: 'nom 9972' })).total).toBe(2)
    await show({ sort: 'name' })
    reads = 0
    expect((await show({ q: 'NOM 42', sort: 'name' })).total).toBeGreaterThan(200)
    expect(reads).toBe(0)
  })

  it('are left alone once something else is asked', async () => {
    countPauses(1)
    await expect(show({ q: 'nom' }, AbortSignal.abort())).rejects.toThrow('aborted')
  })
})

describe('a column', () => {
  const text = (record: EntityRecord, key: string) =>
    columnViews(competition)
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

  it('gives a record its title', () => {
    expect(recordTitle(player, { id: 1, name: 'Amine', email: 'a@example.dz' })).toBe('Amine')
    expect(recordTitle(player, { id: 1, name: '', email: 'a@example.dz' })).toBe('a@example.dz')
    expect(recordTitle(player, { id: 1 })).toBe('')
  })
})
