import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { EntityClient } from '../../src/api/entity-client.ts'
import type { LoadResource } from '../../src/api/resource.ts'
import { owner } from '../../entities/owner.ts'
import { stadium } from '../../entities/stadium.ts'
import { readOption, readOptions } from '../../src/kinds/reference/reference-options.ts'
import type { ListQuery } from '../../src/schema/list-query.ts'

const owners = [
  { id: 1, name: 'Éric Ziani', phone: '0550' },
  { id: 2, name: 'Karim', phone: '' },
]
const signal = new AbortController().signal
const field = stadium.fields.owner_id

/** Throws for every call that a test did not give. */
function resourceWith(client: Partial<EntityClient>): LoadResource {
  const unexpected = () => Promise.reject(new Error('not expected'))
  const calls = {
    list: unexpected,
    read: unexpected,
    create: unexpected,
    update: unexpected,
    destroy: unexpected,
  }
  return () => Promise.resolve({ entity: owner, client: { ...calls, ...client }, related: {} })
}

describe('the options of a reference', () => {
  it('are asked of a backend that searches, 50 at most', async () => {
    const queries: (ListQuery | undefined)[] = []
    const load = resourceWith({
      list: (query) => {
        queries.push(query)
        return Promise.resolve({ records: owners, total: 2 })
      },
    })
    expect(await readOptions(new QueryClient(), load, field, ' eri ', signal)).toEqual([
      { value: '1', label: 'Éric Ziani – 0550' },
      { value: '2', label: 'Karim' },
    ])
    expect(queries).toEqual([{ page: 1, pageSize: 50, q: 'eri' }])
    await readOptions(new QueryClient(), load, field, 'x'.repeat(201), signal)
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
      list: () => Promise.resolve({ records: [...owners, ...many], total: undefined }),
    })
    expect(await readOptions(new QueryClient(), load, field, 'eric 0550', signal)).toEqual([
      { value: '1', label: 'Éric Ziani – 0550' },
    ])
    expect(await readOptions(new QueryClient(), load, field, '', signal)).toHaveLength(50)
  })

  it('ask for a whole list once, until something is written', async () => {
    const queryClient = new QueryClient()
    let asked = 0
    const load = resourceWith({
      list: () => {
        asked += 1
        return Promise.resolve({ records: owners, total: undefined })
      },
    })
    for (const typed of ['', 'k', 'ka', 'kar']) await readOptions(queryClient, load, field, typed, signal)
    expect(asked).toBe(1)
    await queryClient.invalidateQueries()
    expect(await readOptions(queryClient, load, field, 'karim', signal)).toEqual([
      { value: '2', label: 'Karim' },
    ])
    expect(asked).toBe(2)
  })

  it('hold the chosen one even when it is not listed', async () => {
    const load = resourceWith({ read: (id) => Promise.resolve({ id, name: 'Nadir', phone: '0661' }) })
    expect(await readOption(load, field, 7, signal)).toEqual({ value: '7', label: 'Nadir – 0661' })
    expect(await readOption(load, field, null, signal)).toBeNull()
  })
})
