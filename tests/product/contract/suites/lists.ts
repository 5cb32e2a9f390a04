import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../../src/server/database/database.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import type { DatabaseKind } from '../../../contract/harness/database/databases.ts'
import { create } from '../../../contract/harness/samples.ts'
import { createOwner, createPlayer, createStadium, samples } from '../harness/samples.ts'
import { useServer } from '../../../contract/harness/test-server.ts'
import { updateFields } from '../../../contract/harness/update-fields.ts'

export function listsSuite(kind: DatabaseKind): void {
  describe('lists', () => {
    const server = useServer(kind)

    const ask = async (path: string, query: Readonly<Record<string, string | number>>, key: string) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const { status, answer } = await server.admin.get(`${path}?${search}`)
      expect(status, JSON.stringify(answer)).toBe(200)
      const records: unknown = answer[key]
      const names = Array.isArray(records) ? records.map((record) => Object(record).name) : []
      return { names, total: answer['total'] }
    }
    const players = (query: Readonly<Record<string, string | number>>) => ask('/api/player', query, 'players')

    describe('of players', () => {
      const rows = [
        { name: 'Zinédine', wilaya: 'Oran', commune: 'Oran', address: '' },
        { name: 'élodie', wilaya: 'Alger', commune: '', address: 'Zone 3' },
        { name: 'Eric', wilaya: 'Alger', commune: 'Bab El Oued', address: '100% à gauche' },
        { name: 'Abdelkader', wilaya: '', commune: '', address: '', description: 'rue_longue' },
        { name: 'مُحَمَّد', wilaya: 'Béjaïa', commune: '', address: 'C:\\temp' },
      ]
      beforeEach(async () => {
        for (const row of rows) await createPlayer(server.admin, { ...row, phone: '' })
      })

      it('are whole and in the order of their ids without a query', async () => {
        const { answer } = await server.admin.get('/api/player')
        expect(answer).toMatchObject({ success: true, players: rows })
        expect(answer).not.toHaveProperty('total')
      })

      it('refuse query parameters that are none of theirs', async () => {
        const refused = await server.admin.get('/api/player?_=123')
        expect([refused.status, refused.answer['message']]).toEqual([
          400,
          expect.stringMatching(/^_\u202f: /),
        ])
      })

      it('come in pages of 500 at most, up to the millionth', async () => {
        expect((await players({ pageSize: 500 })).names).toHaveLength(5)
        expect((await players({ page: 1_000_000 })).names).toEqual([])
        for (const query of ['pageSize=501', 'page=1000001'])
          expect((await server.admin.get(`/api/player?${query}`)).status).toBe(400)
      })

      it('are cut to the first page of 25 by any of their parameters, and whole without one', async () => {
        for (let count = 0; count < 26; count += 1)
          await createPlayer(server.admin, { name: `Autre ${count}`, phone: '' })
        expect((await server.admin.get('/api/player')).answer['players']).toHaveLength(31)
        for (const [query, total] of [
          [{ sort: 'name' }, 31],
          [{ q: 'autre' }, 26],
          [{ 'filter.name.contains': 'autre' }, 26],
        ] as const) {
          const found = await players(query)
          expect([found.names.length, found.total]).toEqual([25, total])
        }
      })

      it('come in pages', async () => {
        expect(await players({ page: 1, pageSize: 2 })).toEqual({ names: ['Zinédine', 'élodie'], total: 5 })
        expect(await players({ page: 3, pageSize: 2 })).toEqual({ names: ['مُحَمَّد'], total: 5 })
        expect(await players({ page: 9, pageSize: 2 })).toEqual({ names: [], total: 5 })
        expect((await players({ page: 1 })).names).toHaveLength(5)
      })

      it('are sorted as people read them', async () => {
        const upwards = ['Abdelkader', 'élodie', 'Eric', 'Zinédine', 'مُحَمَّد']
        expect((await players({ sort: 'name' })).names).toEqual(upwards)
        expect((await players({ sort: 'name', order: 'desc' })).names).toEqual(upwards.toReversed())
      })

      it('are sorted by joined columns, empty ones last', async () => {
        const key = 'wilaya,commune,address'
        const names = ['Eric', 'élodie', 'مُحَمَّد', 'Zinédine', 'Abdelkader']
        expect((await players({ sort: key })).names).toEqual(names)
        expect((await players({ sort: key, order: 'desc' })).names).toEqual([
          'Zinédine',
          'مُحَمَّد',
          'élodie',
          'Eric',
          'Abdelkader',
        ])
      })

      it('keep the order of their ids where they are equal', async () => {
        expect((await players({ sort: 'phone', order: 'desc' })).names).toEqual(rows.map((row) => row.name))
      })

      it.each([
        ['zinedine', ['Zinédine']],
        ['ZINÉ', ['Zinédine']],
        ['oran zin', ['Zinédine']],
        ['alger', ['élodie', 'Eric']],
        ['محمد', ['مُحَمَّد']],
        ['bejaia', ['مُحَمَّد']],
        ['100%', ['Eric']],
        ['%', ['Eric']],
        ['rue_l', ['Abdelkader']],
        ['_', ['Abdelkader']],
        ['c:\\temp', ['مُحَمَّد']],
        ['gardier de but', ['Zinédine', 'élodie', 'Eric', 'Abdelkader', 'مُحَمَّد']],
        ['   ', ['Zinédine', 'élodie', 'Eric', 'Abdelkader', 'مُحَمَّد']],
        ['alger oran', []],
        ['zi', ['Zinédine']],
        ['ab', ['Eric', 'Abdelkader']],
        ['"oran"', []],
        ['x" or "oran', []],
        ["' or '1'='1", []],
      ])('are found by %s [ASVS 1.2.4, 1.2.9]', async (q, names) => {
        expect(await players({ q })).toEqual({ names, total: names.length })
      })

      it('are found, sorted and cut together', async () => {
        expect(await players({ q: 'alger', sort: 'name', order: 'desc', pageSize: 1 })).toEqual({
          names: ['Eric'],
          total: 2,
        })
      })

      it.each([
        [1, ['Zinédine', 'مُحَمَّد']],
        [2, ['élodie', 'Eric']],
        [3, ['Abdelkader']],
        [9, []],
      ])('are found and sorted downwards on page %i, empty ones last, and counted', async (page, names) => {
        const found = {
          q: 'gardier de but',
          sort: 'wilaya,commune,address',
          order: 'desc',
          page,
          pageSize: 2,
        }
        expect(await players(found)).toEqual({ names, total: 5 })
      })

      it('are found by what they were changed to', async () => {
        const { answer } = await server.admin.get('/api/player')
        const [first] = Array.isArray(answer['players']) ? answer['players'] : []
        await updateFields(server.admin, 'player', { id: Object(first).id, name: 'Rabah' })
        expect((await players({ q: 'rabah oran' })).total).toBe(1)
        expect((await players({ q: 'zinedine' })).names).toEqual([])
      })

      it('are not found once they are deleted', async () => {
        const { answer } = await server.admin.get('/api/player?q=zinedine')
        const [found] = Array.isArray(answer['players']) ? answer['players'] : []
        await server.admin.json('DELETE', '/api/player/destroy', { id: Object(found).id })
        expect(await players({ q: 'zinedine' })).toEqual({ names: [], total: 0 })
      })
    })

    describe('are found by what they show', () => {
      const statuses = { Omar: 'true', Nabil: 'false' }
      beforeEach(async () => {
        await createPlayer(server.admin, { name: 'Amine', phone: '0663 31 97 76', birthday: '1996-04-18' })
        await createPlayer(server.admin, { name: 'Rabah', phone: '+213770112233', birthday: '2001-12-05' })
        for (const [name, status] of Object.entries(statuses)) {
          await createOwner(server.admin, { name, status, expired_date: '2031-05-09' })
        }
      })

      it.each([
        ['0663319776', ['Amine']],
        ['0663 31 97 76', ['Amine']],
        ['+213663319776', ['Amine']],
        ['٠٦٦٣٣١٩٧٧٦', ['Amine']],
        ['0770 11 22 33', ['Rabah']],
        ['770112', ['Rabah']],
        ['18/04/1996', ['Amine']],
        ['1996-04-18', ['Amine']],
        ['۰۵/۱۲/۲۰۰۱', ['Rabah']],
        ['gardier de but', ['Amine', 'Rabah']],
      ])('players by %s', async (q, names) => {
        expect(await players({ q })).toEqual({ names, total: names.length })
      })

      it.each([
        ['active', ['Omar']],
        ['INACTIVE', ['Nabil']],
        ['activ', ['Omar', 'Nabil']],
        ['09/05/2031 active', ['Omar']],
      ])('owners by %s', async (q, names) => {
        expect(await ask('/api/owner', { q }, 'owners')).toEqual({ names, total: names.length })
      })
    })

    it('sort by what a choice is called, not by how it travels', async () => {
      const stadium_id = await createStadium(server.admin)
      for (const status of ['looking', 'started', '', 'will start']) {
        await create(server.admin, '/api/competition/create', {
          ...samples.competition(stadium_id),
          name: status || 'none',
          status,
        })
      }
      const { names } = await ask('/api/competition', { sort: 'status' }, 'competitions')
      // a commencé, on recherche, va commencer
      expect(names).toEqual(['started', 'looking', 'will start', 'none'])
    })

    it('sort numbers as numbers and dates as dates, none of either last', async () => {
      const stadium_id = await createStadium(server.admin)
      const rows = [
        { name: 'A', n_teams: 9, date: '2026-01-31' },
        { name: 'B', n_teams: '', date: '' },
        { name: 'C', n_teams: 10, date: '2025-12-01' },
      ]
      for (const row of rows)
        await create(server.admin, '/api/competition/create', { ...samples.competition(stadium_id), ...row })
      const sorted = async (sort: string, order: string) =>
        (await ask('/api/competition', { sort, order }, 'competitions')).names
      expect(await sorted('n_teams', 'asc')).toEqual(['A', 'C', 'B'])
      expect(await sorted('n_teams', 'desc')).toEqual(['C', 'A', 'B'])
      expect(await sorted('date', 'asc')).toEqual(['C', 'A', 'B'])
      expect(await sorted('date', 'desc')).toEqual(['A', 'C', 'B'])
    })

    it('sort and search through relations, with their fallbacks', async () => {
      const owner_id = await createOwner(server.admin, { name: 'Mourad' })
      const stadium_id = await createStadium(server.admin, { owner_id, name: 'Cinq-Juillet' })
      const zoubir = await createPlayer(server.admin, { name: 'Zoubir' })
      const adel = await createPlayer(server.admin, { name: 'Adel' })
      for (const [name, player_id] of [
        ['Un', zoubir],
        ['Deux', ''],
        ['Trois', adel],
      ] as const) {
        await create(server.admin, '/api/competition/create', {
          ...samples.competition(stadium_id, player_id),
          name,
        })
      }
      const competitions = (query: Readonly<Record<string, string>>) =>
        ask('/api/competition', query, 'competitions')
      const sort = 'Player.name,Stadium.Owner.name'
      expect((await competitions({ sort })).names).toEqual(['Trois', 'Deux', 'Un'])
      expect((await competitions({ sort, order: 'desc' })).names).toEqual(['Un', 'Deux', 'Trois'])
      expect((await competitions({ sort: 'Stadium.name' })).names).toEqual(['Un', 'Deux', 'Trois'])
      expect((await competitions({ q: 'mourad' })).total).toBe(3)
      expect((await competitions({ q: 'juillet adel' })).names).toEqual(['Trois'])
    })

    it('sort tools by their French name', async () => {
      for (const fr of ['Sifflet', 'ballon', '', 'Écharpe']) {
        await create(server.admin, '/api/tool/create', {
          name: { en: fr === '' ? 'Whistle' : '', fr, ar: '' },
        })
      }
      const { answer } = await server.admin.get('/api/tool?sort=name.fr')
      const tools = Array.isArray(answer['tools']) ? answer['tools'] : []
      expect(tools.map((tool) => Object(tool).name.fr)).toEqual(['ballon', 'Écharpe', 'Sifflet', ''])
    })

    it('sort owners by status', async () => {
      await createOwner(server.admin, { name: 'Active', status: 'true' })
      await createOwner(server.admin, { name: 'Inactive', status: 'false' })
      expect((await ask('/api/owner', { sort: 'status' }, 'owners')).names).toEqual(['Inactive', 'Active'])
    })

    it('asks the database no more often for many records than for few', async () => {
      const stadium_id = await createStadium(server.admin)
      await create(server.admin, '/api/competition/create', samples.competition(stadium_id))
      const few = await countQueries()
      for (let index = 0; index < 5; index += 1) {
        const other = await createStadium(server.admin)
        await create(server.admin, '/api/competition/create', samples.competition(other))
      }
      // The page's ids, its records and how many there are in all, their stadiums and their owners; no player is among them.
      expect([few, await countQueries()]).toEqual([5, 5])
    })

    /** How many statements a page of competitions takes. */
    async function countQueries(): Promise<number> {
      const { store } = server.backend
      let count = 0
      const queries = store.queries.withPlugin({
        transformQuery({ node }) {
          count += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      const query = { page: 1, pageSize: 100 }
      await listPage(inTransaction(store, queries), entityNamed(store.entities, 'competition'), query)
      return count
    }
  })
}
listsSuite.on = 'each database' as const
