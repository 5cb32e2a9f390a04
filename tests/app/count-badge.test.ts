import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Resource } from '../../src/api/resource.ts'
import { countBadge } from '../../src/app/layout/count-badge.ts'
import { closeLocalLists } from '../../src/engine/list-data/local-lists.ts'
import { fakeWorker } from '../engine/fake-worker.ts'
import { competition, stadium } from '../sample/club.ts'

beforeEach(fakeWorker)
afterEach(() => {
  closeLocalLists()
  vi.unstubAllGlobals()
})

const menu = { label: 'Compétitions', icon: 'x', order: 1 } as const
const badge = { label: 'à Oran', where: { Stadium: { name: { contains: 'oran' } } } }

/** A resource whose list is answered so, and how often it was asked for. */
function answering(answer: object) {
  const page = vi.fn(async () => answer)
  const related = { stadium: async () => ({ entity: stadium, related: {} }) }
  const resource = { entity: { ...competition, menu: { ...menu, badge } }, related, client: { page } }
  return { page, resource: resource as unknown as Resource }
}

const { signal } = new AbortController()

it('is the number that a backend counts', async () => {
  const { resource } = answering({ records: [], total: 7 })
  expect(await countBadge(new QueryClient(), resource, null, signal)).toEqual({ total: 7, label: 'à Oran' })
})

it.each<[string, object]>([
  ['nests what is asked', { id: 1, stadium_id: 5, Stadium: { name: 'Oran' } }],
  ['does not', { id: 1, stadium_id: 5 }],
])('is none where a backend sends its list whole and %s, and it is asked for once', async (_what, record) => {
  const { page, resource } = answering({ text: JSON.stringify({ many: [record] }), total: undefined })
  const queryClient = new QueryClient()
  const count = () => countBadge(queryClient, resource, null, signal)
  expect(await count()).toBeNull()
  expect(await count()).toBeNull()
  expect(page).toHaveBeenCalledOnce()
})
