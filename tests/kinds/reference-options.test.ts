import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EntityClient } from '../../src/api/entity-client.ts'
import type { LoadResource, Resource } from '../../src/api/resource.ts'
import { owner, stadium } from '../sample/club.ts'
import { findRecords } from '../../src/engine/list-data/list-answers.ts'
import { closeLocalLists } from '../../src/engine/list-data/local-lists.ts'
import { readOption, readOptions } from '../../src/kinds/reference/reference-options.ts'
import type { ListQuery } from '../../src/schema/where/list-query.ts'
import { fakeWorker } from '../engine/fake-worker.ts'
import { referenceTo } from '../sample/reference-to.ts'

beforeEach(fakeWorker)
afterEach(() => {
  closeLocalLists()
  vi.unstubAllGlobals()
})

const owners = [
  { id: 1, name: 'Éric Ziani', phone: '0550' },
  { id: 2, name: 'Karim', phone: '' },
]
const signal = new AbortController().signal
const findIn = (queryClient: QueryClient) => (resource: Resource, query: ListQuery) =>
  findRecords(queryClient, resource, query, signal)
const field = stadium.fields.owner_id

/** What a backend of the plain contract sends. */
const wholeList = (records: readonly object[]) => ({
  text: JSON.stringify({ success: true, owners: records }),
  total: undefined,
})

/** Throws for every call that a test did not give. */
function resourceWith(client: Partial<EntityClient>): LoadResource {
  const unexpected = () => Promise.reject(new Error('not expected'))
  const calls = {
    list: unexpected,
    page: unexpected,
    read: unexpected,
    create: unexpected,
    update: unexpected,
    destroy: unexpected,
  }
  return () =>
    Promise.resolve({
      entity: owner,
      client: { ...calls, ...client },
      related: {},
      nestedPaths: {},
      referrers: [],
    })
}

describe('the options of a reference', () => {
  it('are asked of a backend that searches, 50 at most', async () => {
    const queries: (ListQuery | undefined)[] = []
    const load = resourceWith({
      page: (query) => {
        queries.push(query)
        return Promise.resolve({ records: owners, total: 2 })
      },
    })
    expect(await readOptions(findIn(new QueryClient()), load, field, ' eri ')).toEqual([
      { value: '1', label: 'Éric Ziani – 0550' },
      { value: '2', label: 'Karim' },
    ])
    expect(queries).toEqual([{ page: 1, pageSize: 50, q: 'eri' }])
    await readOptions(findIn(new QueryClient()), load, field, 'x'.repeat(201))
    // It would refuse more.
    expect(queries.at(-1)?.q).toHaveLength(200)
  })

  it('are searched here where the backend sends its whole list', async () => {
    const many = Array.from({ length: 80 }, (_, place) => ({
      id: place + 10,
      name: `Owner ${place}`,
      phone: '',
    }))
    const load = resourceWith({
      page: () => Promise.resolve(wholeList([...owners, ...many])),
    })
    expect(await readOptions(findIn(new QueryClient()), load, field, 'eric 0550')).toEqual([
      { value: '1', label: 'Éric Ziani – 0550' },
    ])
    expect(await readOptions(findIn(new QueryClient()), load, field, '')).toHaveLength(50)
  })

  it('ask for a whole list once, until something is written', async () => {
    const queryClient = new QueryClient()
    let asked = 0
    const load = resourceWith({
      page: () => {
        asked += 1
        return Promise.resolve(wholeList(owners))
      },
    })
    for (const typed of ['', 'k', 'ka', 'kar']) await readOptions(findIn(queryClient), load, field, typed)
    expect(asked).toBe(1)
    await queryClient.invalidateQueries()
    expect(await readOptions(findIn(queryClient), load, field, 'karim')).toEqual([
      { value: '2', label: 'Karim' },
    ])
    expect(asked).toBe(2)
  })

  it('hold the chosen one even when it is not listed', async () => {
    const load = resourceWith({ read: (id) => Promise.resolve({ id, name: 'Nadir', phone: '0661' }) })
    expect(await readOption(load, field, 7, signal)).toEqual({ value: '7', label: 'Nadir – 0661' })
    expect(await readOption(load, field, null, signal)).toBeNull()
  })

  it('of a tree are told with what they stand below', async () => {
    const parent = referenceTo({ label: 'Parent', to: 'owner', as: 'Parent', optionLabel: ['name'] })
    const tree = { ...owner, fields: { ...owner.fields, parent_id: parent } }
    const page = async () => ({
      records: [
        { id: 1, name: 'Sud', parent_id: null, Parent: null },
        { id: 2, name: 'Adrar', parent_id: 1, Parent: { id: 1, name: 'Sud', parent_id: null } },
        { id: 3, name: 'Reggane', parent_id: 2, Parent: { id: 2, name: 'Adrar', parent_id: 1 } },
      ],
      total: 3,
    })
    const load = async () => ({ ...(await resourceWith({ page })()), entity: tree })
    expect(await readOptions(findIn(new QueryClient()), load, parent, '')).toEqual([
      { value: '1', label: 'Sud' },
      { value: '2', label: 'Sud › Adrar' },
      { value: '3', label: '… › Adrar › Reggane' },
    ])
  })
})
