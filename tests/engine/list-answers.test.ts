import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerOptions } from '../../src/engine/list-data/list-answers.ts'
import { isPaged } from '../../src/engine/list-data/list-cache.ts'
import { statePaged } from '../../src/engine/list-data/list-order.ts'
import { readListState } from '../../src/engine/list-data/list-state.ts'
import { closeLocalLists } from '../../src/engine/list-data/local-lists.ts'
import { createEntityClient } from '../../src/api/entity-client.ts'
import type { Resource } from '../../src/api/resource.ts'
import { recordSchemaOf } from '../../src/kinds/core/definition/record.ts'
import { player } from '../sample/club.ts'
import { fakeWorker } from './fake-worker.ts'

const playerResource: Resource = {
  entity: player,
  client: createEntityClient(player, recordSchemaOf(player)),
  related: {},
  nestedPaths: {},
  referrers: [],
}

beforeEach(fakeWorker)
afterEach(() => {
  closeLocalLists()
  vi.unstubAllGlobals()
})

it.each([
  { sent: 'a long page', total: 60, paged: true },
  { sent: 'a whole list', total: undefined, paged: false },
])('$sent comes from a backend that pages: $paged', async ({ total, paged }) => {
  const text = JSON.stringify({ success: true, players: [{ id: 1, name: 'Amine' }] })
  const client = { ...playerResource.client, page: () => Promise.resolve({ text, total }) }
  const queryClient = new QueryClient()
  const state = readListState(new URLSearchParams(), playerResource.entity)
  const answer = await queryClient.fetchQuery(
    answerOptions(queryClient, { ...playerResource, client }, state),
  )
  expect(isPaged(answer)).toBe(paged)
})

it.each([
  { size: '', place: 0, page: 1 },
  { size: '', place: 1, page: 1 },
  { size: '', place: 24, page: 1 },
  { size: '', place: 25, page: 2 },
  { size: 'pageSize=50', place: 49, page: 1 },
  { size: 'pageSize=50', place: 100, page: 3 },
])('page $page shows the record at place $place of a list ($size)', ({ size, place, page }) => {
  const state = readListState(new URLSearchParams(size), playerResource.entity)
  expect(statePaged(new QueryClient(), state, place)).toEqual({ ...state, page })
})
