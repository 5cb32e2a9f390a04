import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { parseFilter } from '../../../../src/kinds/core/filter/filters.ts'
import { filterRecords } from '../../../../src/kinds/core/filter/evaluate-where.ts'
import { recordSchema } from '../../../../src/kinds/core/definition/record.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithRoles } from '../../../sample/club-with-roles.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient, type Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const SECRET = 'un-mot-de-passe'
const competition = entityNamed(clubWithRoles, 'competition')

/** Four fines: of Ali (Rouge, fit, 10), of Nadir (Bleu, not fit, 20), of Samir (Bleu, fit, 30), and of nobody. */
const asked: readonly (readonly [query: string, reasons: string])[] = [
  // Not.
  ['filter.reason.not.contains=retard', 'oubli,rien'],
  ['filter.reason.not.contains=retard&filter.reason.not.contains=oubli', 'rien'],
  ['filter.reason.contains=re&filter.reason.not.contains=deux', 'retard'],
  ['filter.player_id.not.empty=true', 'retard,retard deux,oubli'],
  ['filter.id.not.in=1-1000000', ''],
  // One of several.
  ['any.reason.contains=deux&any.reason.startsWith=oubli', 'retard deux,oubli'],
  ['any.reason.contains=deux&any.player_id.empty=true&filter.reason.not.contains=rien', 'retard deux'],
  ['any.reason.not.contains=retard&any.reason.contains=deux', 'retard deux,oubli,rien'],
  ['any.reason.contains=deux', 'retard deux'],
  // Through what they refer to.
  ['filter.Player.name.contains=sam', 'oubli'],
  ['filter.Player.fit.is=true', 'retard,oubli'],
  ['filter.Player.fit.not.is=true', 'retard deux,rien'],
  ['filter.Player.Squad.name.startsWith=bl', 'retard deux,oubli'],
  ['filter.Player.joined.from=2026-02-01&filter.Player.joined.to=2026-02-28', 'retard deux'],
  [
    'any.Player.name.contains=ali&any.Player.Squad.name.contains=rien&any.reason.contains=oubli',
    'retard,oubli',
  ],
  ['filter.Player.name.contains=ali&filter.Player.name.contains=nadir', 'retard,retard deux'],
]

const refused = [
  'filter.Player.nothing.contains=a',
  'filter.Nobody.name.contains=a',
  'filter.player_id.name.contains=a',
  'filter.Player.Squad.Player.Squad.name.contains=a',
  'filter.Player.fit.is=perhaps',
  'filter.reason.not=a',
  'filter.not.contains=a',
  'any.reason=a',
]

export function listFiltersSuite(kind: DatabaseKind): void {
  describe('lists that are filtered by not, by one of several, and through relations', () => {
    const server = useServer(kind, { entities: clubWithRoles })
    let teams: readonly number[] = []

    beforeEach(async () => {
      const { store } = server.backend
      const make = (entity: string, values: Values) =>
        createRecord(store, entityNamed(store.entities, entity), values)
      const [red = 0, blue = 0] = [
        await make('team', { name: 'Rouge' }),
        await make('team', { name: 'Bleu' }),
      ]
      teams = [red, blue]
      const owner_id = await make('owner', { name: 'Docteur', file: 'secret' })
      const player = (name: string, values: Values) => make('player', { name, owner_id, ...values })
      const ali = await player('Ali', { team_id: red, fit: true, phone: '10', joined: '2026-01-05' })
      const nadir = await player('Nadir', { team_id: blue, fit: false, phone: '20', joined: '2026-02-05' })
      const samir = await player('Samir', { team_id: blue, fit: true, phone: '30', joined: '2026-03-05' })
      await make('competition', { reason: 'retard', player_id: ali })
      await make('competition', { reason: 'retard deux', player_id: nadir })
      await make('competition', { reason: 'oubli', player_id: samir })
      await make('competition', { reason: 'rien' })
    })

    const reasonsOf = async (client: HttpClient, query: string) => {
      const reply = await client.get(`/api/competition?${query}&pageSize=50`)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      const many = z.array(z.looseObject({ reason: z.string() })).parse(reply.answer['many'])
      expect(reply.answer['total']).toBe(many.length)
      return many.map(({ reason }) => reason).join(',')
    }
    const logIn = async (role: string) => {
      const { store } = server.backend
      const email = `${role}@example.dz`
      const account = { name: role, email, role, team_id: teams[0], secret: SECRET, again: SECRET }
      await createRecord(store, entityNamed(store.entities, 'admin'), account)
      const client = server.stranger()
      await client.logIn(email, SECRET)
      return client
    }

    it.each(asked)('hold for %s: %s', async (query, reasons) => {
      expect(await reasonsOf(server.admin, query)).toBe(reasons)
    })

    it.each(asked)('mean the same in a browser that filters itself: %s', async (query, reasons) => {
      const { answer } = await server.admin.get('/api/competition')
      const records = z.array(recordSchema(competition)).parse(answer['many'])
      const search = new URLSearchParams(query)
      const filters = [...new Set(search.keys())].map((name) =>
        parseFilter(competition, name, search.getAll(name)),
      )
      const read = filters.filter((filter) => filter !== null)
      expect(read).toHaveLength(filters.length)
      const found = filterRecords(competition, read, records, '2026-07-01')
      const told = z.array(z.looseObject({ id: z.int(), reason: z.string() })).parse(answer['many'])
      const reasonOf = new Map(told.map(({ id, reason }) => [id, reason]))
      expect(found.map(({ id }) => reasonOf.get(Number(id))).join()).toBe(reasons)
    })

    it.each(refused)('refuse %s', async (query) => {
      expectRefused(await server.admin.get(`/api/competition?${query}`), 400)
    })

    it('are exported, and found by their ids', async () => {
      const query = 'any.Player.name.contains=sam&any.reason.contains=deux'
      const file = await server.admin.raw(`/api/export/competition?format=csv&${query}`, {})
      const text = await file.text()
      expect(['oubli', 'retard deux'].every((each) => text.includes(each))).toBe(true)
      expect(text).not.toContain('rien')
      const { answer } = await server.admin.get(`/api/bulk/competition/ids?${query}`)
      expect(answer['ids']).toHaveLength(2)
    })

    it('follow what the other record becomes', async () => {
      const query = 'filter.Player.name.contains=zinedine'
      expect(await reasonsOf(server.admin, query)).toBe('')
      const { store } = server.backend
      const player = entityNamed(store.entities, 'player')
      const { answer } = await server.admin.get('/api/player')
      const [first] = z.array(z.looseObject({ id: z.int() })).parse(answer['many'])
      await server.admin.multipart('PUT', '/api/player/update', {
        id: String(first?.id),
        name: 'Zinedine',
        team_id: String(teams[0]),
      })
      expect(player.name).toBe('player')
      expect(await reasonsOf(server.admin, query)).toBe('retard')
    })

    it('tell nobody of fields and records that they may not read', async () => {
      const [coach, secretary] = [await logIn('coach'), await logIn('secretary')]
      expect(await reasonsOf(secretary, 'filter.Player.phone.contains=20')).toBe('retard deux')
      // A coach reads no phone, and no player of another team.
      for (const way of ['filter', 'any'])
        for (const query of [
          'Player.phone.contains=20',
          'Player.phone.not.contains=20',
          'Player.Doctor.name.contains=a',
        ])
          expectRefused(await coach.get(`/api/competition?${way}.${query}`), 400)
      expect(await reasonsOf(coach, 'filter.Player.name.contains=a')).toBe('retard')
      // Whether a record is hidden or there is none is the same to them.
      expect(await reasonsOf(coach, 'filter.Player.name.not.contains=nadir')).toBe(
        'retard,retard deux,oubli,rien',
      )
      expect(await reasonsOf(secretary, 'filter.Player.Doctor.name.contains=doc')).toBe(
        'retard,retard deux,oubli',
      )
    })

    it('are those of widgets, which are not there for whoever may not read what they ask', async () => {
      const totals = async (client: HttpClient) => {
        const { answer } = await client.get('/api/home')
        const widgets = z.record(z.string(), z.looseObject({ total: z.optional(z.int()) }))
        const all = Object.entries(widgets.parse(answer['widgets']))
        return Object.fromEntries(
          all.flatMap(([key, { total }]) => (key.startsWith('competition.') ? [[key.slice(12), total]] : [])),
        )
      }
      const everything = { players: 4, fit: 2, phones: 3, doctors: 4 }
      expect(await totals(server.admin)).toEqual(everything)
      expect(await totals(await logIn('secretary'))).toEqual(everything)
      // A coach reads no phone and no doctor, and sees the players of the own team alone.
      expect(await totals(await logIn('coach'))).toEqual({ players: 4, fit: 1 })
    })
  })
}
listFiltersSuite.on = 'each database' as const
