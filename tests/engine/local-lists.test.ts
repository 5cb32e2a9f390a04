import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { competition, player } from '../sample/club.ts'
import { entities } from '../../src/generated/registry.ts'
import { createLocalListServer } from '../../src/engine/list-data/local-list.ts'
import {
  closeLocalLists,
  dropFromLocalList,
  openLocalList,
  readLocalPage,
} from '../../src/engine/list-data/local-lists.ts'
import { fakeWorker } from './fake-worker.ts'

beforeEach(fakeWorker)
afterEach(() => {
  closeLocalLists()
  vi.unstubAllGlobals()
})

const FIRST = { page: 1, pageSize: 25 }
const players = [
  { id: '1', name: 'Éric', role: 'forward', birthday: '1996-04-18T00:00:00.000Z' },
  { id: '2', name: 'Amine', role: 'defender' },
]
const sent = (body: object, total?: number) => ({ text: JSON.stringify(body), total })

describe('the lists that a worker holds', () => {
  it('are read as the config says, searched and sorted', async () => {
    await openLocalList(player, sent({ success: true, players }))
    const { records, total } = await readLocalPage(player, { ...FIRST, sort: 'name' })
    expect(records).toMatchObject([
      { id: 2, name: 'Amine', phone: '' },
      { id: 1, name: 'Éric', birthday: '1996-04-18' },
    ])
    expect(total).toBe(2)
    expect((await readLocalPage(player, { ...FIRST, q: 'attaquant' })).total).toBe(1)
  })

  it('are another revision each time that their rows change', async () => {
    const first = await openLocalList(player, sent({ players }))
    const second = await openLocalList(player, sent({ players }))
    const third = dropFromLocalList(player, 1)
    expect((await readLocalPage(player, FIRST)).records.map(({ id }) => id)).toEqual([2])
    expect(new Set([first, second, third].map((each) => JSON.stringify(each))).size).toBe(3)
  })

  it('keep ids that are texts, and compare them as texts', async () => {
    const entity = { ...player, ids: 'text' } as const
    const records = [{ id: 'b/2' }, { id: '10' }, { id: 9 }]
    await openLocalList(entity, sent({ players: records }))
    const ids = async () =>
      (await readLocalPage(entity, { ...FIRST, sort: 'name' })).records.map(({ id }) => id)
    expect(await ids()).toEqual(['10', '9', 'b/2'])
    dropFromLocalList(entity, 'b/2')
    expect(await ids()).toEqual(['10', '9'])
  })

  it('are not for a page, however long', async () => {
    const page = { records: [{ id: 1 }, { id: 2 }], total: 60 }
    expect(await openLocalList(player, sent({ players, total: 60 }))).toMatchObject(page)
    expect(await openLocalList(player, sent({ players }, 60))).toMatchObject(page)
  })

  it.each([{ players: 'aucun' }, { players: [{ id: 'x' }] }, {}])('are none of %j', async (body) => {
    await expect(openLocalList(player, sent(body))).rejects.toThrow(
      'Réponse inattendue du serveur (GET /api/player, 200).',
    )
  })

  it('tell that what they do not nest cannot be asked of them', async () => {
    const find = async (field: string) => {
      const filters = [{ field, operator: 'contains', values: ['zabana'] }] as const
      return (await readLocalPage(competition, { ...FIRST, filters })).records.map(({ id }) => id)
    }
    const open = (...competitions: readonly object[]) =>
      openLocalList(competition, sent({ success: true, many: competitions }))
    const zabana = { id: 1, stadium_id: 5, Stadium: { name: 'Zabana', Owner: null } }
    const unanswered = 'Ce filtre porte sur ce que ce serveur n’envoie pas avec la liste.'

    await open(zabana, { id: 2, stadium_id: 6, Stadium: { Owner: null } }, { id: 3, stadium_id: null })
    expect(await find('Stadium.name')).toEqual([1])
    // It refers to nobody, which is said.
    expect(await find('Stadium.Owner.name')).toEqual([])
    expect(await find('Player.name')).toEqual([])
    await expect(find('Stadium.wilaya')).rejects.toThrow(unanswered)
    await open({ id: 1, stadium_id: 5 }, { id: 2, stadium_id: null })
    await expect(find('Stadium.name')).rejects.toThrow(unanswered)
    await open()
    expect(await find('Stadium.name')).toEqual([])
  })

  it('are gone once they are closed', async () => {
    await openLocalList(player, sent({ players }))
    closeLocalLists()
    await expect(readLocalPage(player, FIRST)).rejects.toThrow('Réponse inattendue')
  })

  it('are asked for again where the code of the worker does not come', async () => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage() {
          queueMicrotask(() => this.dispatchEvent(new Event('error')))
        }
        terminate() {}
      },
    )
    await expect(openLocalList(player, sent({ players }))).rejects.toThrow('Le serveur ne répond pas')
    fakeWorker()
    await expect(openLocalList(player, sent({ players }))).resolves.toHaveProperty('revision')
  })
})

it.each(entities.map((entity) => [entity.name, entity] as const))(
  '%s can be read by its config as JSON',
  (name, entity) => {
    const answer = createLocalListServer()
    const body = { [entity.endpoints.list.answer ?? '']: [{ id: 1 }] }
    answer({ type: 'open', entity: name, config: JSON.stringify(entity), list: sent(body) })
    const sorts = [undefined, ...entity.list.columns.filter((column) => typeof column === 'string')]
    for (const sort of sorts) {
      const query = { ...FIRST, q: '', ...(sort !== undefined && { sort }) }
      expect(answer({ type: 'page', entity: name, query })).toMatchObject({ page: { total: 1 } })
    }
  },
)
