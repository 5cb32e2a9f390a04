import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../contract/harness/database/databases.ts'
import { expectRefused, type Values } from '../../../contract/harness/http-client.ts'
import { create, picture } from '../../../contract/harness/samples.ts'
import { createAdmin, createOwner, createPlayer, createStadium, samples } from '../harness/samples.ts'
import { useServer } from '../../../contract/harness/test-server.ts'

const one = expect.objectContaining({ id: expect.any(Number) })

export function callsSuite(kind: DatabaseKind): void {
  describe('the calls of section 7', () => {
    const server = useServer(kind)

    it('GET /api/home counts [ASVS 4.1.1]', async () => {
      const stadium_id = await createStadium(server.admin)
      const player_id = await createPlayer(server.admin)
      await create(server.admin, '/api/team/create', samples.team(player_id))
      await create(server.admin, '/api/competition/create', samples.competition(stadium_id))
      const { status, answer } = await server.admin.get('/api/home')
      expect(status).toBe(200)
      // The widgets and what came this week stand beside what is documented.
      expect(answer).toEqual({
        success: true,
        countPlayers: 1,
        countTeams: 1,
        countOwners: 1,
        countStadiums: 1,
        countCompetitions: 1,
        thisWeek: expect.any(Object),
        widgets: expect.any(Object),
      })
    })

    it('GET /api/admin/data tells who is logged in [ASVS 15.3.1]', async () => {
      const { answer } = await server.admin.get('/api/admin/data')
      expect(answer).toEqual({
        success: true,
        adminData: {
          id: 1,
          username: 'chef',
          name: 'chef',
          email: 'chef@example.dz',
          phone: '0550 00 00 01',
          version: expect.any(Number),
        },
      })
    })

    it('POST /api/player/create (multipart), GET list and read', async () => {
      const sent = { ...samples.player(), picture: await picture() }
      const created = await server.admin.multipart('POST', '/api/player/create', sent)
      expect(created.answer).toMatchObject({ success: true, id: expect.any(Number), player: one })
      const id = Number(created.answer.id)
      const expected = {
        id,
        picture: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
        name: sent.name,
        email: sent.email,
        phone: sent.phone,
        birthday: '1999-02-28',
        role: 'goalkeeper',
        wilaya: 'Alger',
        commune: 'Bab El Oued',
        address: sent.address,
        description: sent.description,
      }
      expect((await server.admin.get('/api/player')).answer).toEqual({ success: true, players: [expected] })
      expect((await server.admin.get(`/api/player/read/${id}`)).answer).toEqual({
        success: true,
        player: { ...expected, version: 1 },
      })
    })

    it('PUT /api/player/update (multipart)', async () => {
      const id = await createPlayer(server.admin)
      const { password: _p, confirmation_password: _c, ...rest } = samples.player()
      const changed = {
        ...rest,
        id,
        name: 'Nadir',
        role: 'forward',
        existingPicture: '',
        password: '',
        confirmation_password: '',
      }
      expect((await server.admin.multipart('PUT', '/api/player/update', changed)).answer).toMatchObject({
        success: true,
      })
      const { answer } = await server.admin.get(`/api/player/read/${id}`)
      expect(answer['player']).toMatchObject({ id, name: 'Nadir', role: 'forward', picture: null })
    })

    it('team: create, list with Player.name, read, update', async () => {
      const player_id = await createPlayer(server.admin, { name: 'Yacine' })
      const created = await server.admin.multipart('POST', '/api/team/create', {
        ...samples.team(player_id),
        logo: await picture(),
      })
      const id = Number(created.answer.id)
      const list = await server.admin.get('/api/team')
      expect(list.answer).toMatchObject({
        success: true,
        teams: [
          {
            id,
            name: 'USM Bab El Oued',
            logo: expect.any(String),
            player_id,
            Player: { id: player_id, name: 'Yacine' },
          },
        ],
      })
      expect(JSON.stringify(list.answer)).not.toMatch(/password|argon2/)
      const update = { id, name: 'CRB', player_id, existingLogo: '' }
      expect((await server.admin.multipart('PUT', '/api/team/update', update)).status).toBe(200)
      const read = await server.admin.get(`/api/team/read/${id}`)
      expect(read.answer['team']).toMatchObject({ logo: null, name: 'CRB', player_id })
    })

    it('owner: create, list, read, update', async () => {
      const created = await server.admin.multipart('POST', '/api/owner/create', samples.owner())
      const id = Number(created.answer.id)
      const { answer } = await server.admin.get('/api/owner')
      expect(answer).toMatchObject({
        success: true,
        owners: [{ id, name: 'Rachid Hamdi', picture: null, status: true, expired_date: '2027-06-30' }],
      })
      const update = { ...samples.owner(), id, status: 'false', expired_date: '', existingPicture: '' }
      expect((await server.admin.multipart('PUT', '/api/owner/update', update)).status).toBe(200)
      const read = await server.admin.get(`/api/owner/read/${id}`)
      expect(read.answer['owner']).toMatchObject({ status: false, expired_date: null })
    })

    it('stadium: create with images, list with Owner.name, read, update', async () => {
      const owner_id = await createOwner(server.admin, { name: 'Mourad' })
      const images = [await picture(), await picture({ format: 'jpeg' })]
      const created = await server.admin.multipart('POST', '/api/stadium/create', {
        ...samples.stadium(owner_id),
        images,
      })
      const id = Number(created.answer.id)
      const list = await server.admin.get('/api/stadium')
      expect(list.answer).toMatchObject({
        success: true,
        stadiums: [{ id, wilaya: 'Alger', commune: 'Bab El Oued', n_players: 22, Owner: { name: 'Mourad' } }],
      })
      const update = {
        ...samples.stadium(owner_id),
        id,
        n_players: '',
        existingPictures: [],
        newImages: await picture(),
      }
      expect((await server.admin.multipart('PUT', '/api/stadium/update', update)).status).toBe(200)
      const read = await server.admin.get(`/api/stadium/read/${id}`)
      expect(read.answer['stadium']).toMatchObject({ n_players: 0, owner_id, pictures: [expect.any(String)] })
    })

    it('tool: create, list, read, update', async () => {
      const id = await create(server.admin, '/api/tool/create', samples.tool())
      expect((await server.admin.get('/api/tool')).answer).toEqual({
        success: true,
        tools: [{ id, name: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } }],
      })
      const update = { id, name: { en: '', fr: 'Sifflet', ar: 'صفارة' } }
      expect((await server.admin.json('PUT', '/api/tool/update', update)).status).toBe(200)
      const read = await server.admin.get(`/api/tool/read/${id}`)
      expect(read.answer['tool']).toEqual({ id, name: { en: '', fr: 'Sifflet', ar: 'صفارة' }, version: 2 })
    })

    it('competition: create, list with Stadium, its Owner and Player, read, update', async () => {
      const stadium_id = await createStadium(server.admin)
      const player_id = await createPlayer(server.admin, { name: 'Islam' })
      const id = await create(
        server.admin,
        '/api/competition/create',
        samples.competition(stadium_id, player_id),
      )
      const { answer } = await server.admin.get('/api/competition')
      const Stadium = { id: stadium_id, name: 'Stade Omar Hamadi', Owner: { name: 'Rachid Hamdi' } }
      expect(answer).toMatchObject({
        success: true,
        competitions: [
          { id, stadium_id, player_id, n_teams: 8, date: '2026-08-01', Stadium, Player: { name: 'Islam' } },
        ],
      })
      const update = { ...samples.competition(stadium_id), id, status: 'looking', n_teams: null }
      expect((await server.admin.json('PUT', '/api/competition/update', update)).status).toBe(200)
      const read = await server.admin.get(`/api/competition/read/${id}`)
      expect(read.answer['competition']).toMatchObject({
        status: 'looking',
        n_teams: null,
        player_id: null,
        Player: null,
      })
    })

    it('a competition has no delete call', async () => {
      const { status, answer } = await server.admin.json('DELETE', '/api/competition/destroy', { id: 1 })
      expect(status).toBe(404)
      expect(answer.success).toBe(false)
    })

    it('admin: register, list, read, update [ASVS 15.3.1]', async () => {
      const id = await createAdmin(server.admin, { name: 'Amine' })
      const { answer } = await server.admin.get('/api/admin/all')
      expect(answer).toMatchObject({ success: true, admins: [{ id: 1 }, { id, name: 'Amine' }] })
      expect(JSON.stringify(answer)).not.toMatch(/password|argon2/)
      const update = { ...samples.admin(), id, name: 'Samir', password: '', confirmation_password: '' }
      expect((await server.admin.json('PUT', '/api/admin/update', update)).status).toBe(200)
      const read = await server.admin.get(`/api/admin/read/${id}`)
      expect(read.answer['admin']).toMatchObject({ id, name: 'Samir' })
    })

    it('PUT /api/auth/update edits the own profile and nothing else [ASVS 8.2.3, 15.3.3]', async () => {
      const payload = { username: 'chef', name: 'Le Chef', phone: '', email: 'chef@example.dz' }
      const sent = { ...payload, id: 77, password: 'autre-secret', confirmation_password: 'autre-secret' }
      const { status, answer } = await server.admin.json('PUT', '/api/auth/update', sent)
      expect(status).toBe(200)
      expect(answer['adminData']).toEqual({ id: 1, ...payload, version: expect.any(Number) })
      expect((await server.stranger().logIn('chef', 'un-mot-de-passe')).status).toBe(200)
      await server.admin.json('PUT', '/api/auth/update', { ...payload, name: 'chef', phone: '0550 00 00 01' })
    })

    const destroyable: readonly (readonly [string, () => Promise<number>])[] = [
      ['player', () => createPlayer(server.admin)],
      [
        'team',
        async () => create(server.admin, '/api/team/create', samples.team(await createPlayer(server.admin))),
      ],
      ['owner', () => createOwner(server.admin)],
      ['stadium', () => createStadium(server.admin)],
      ['tool', () => create(server.admin, '/api/tool/create', samples.tool())],
      ['admin', () => createAdmin(server.admin)],
    ]
    it.each(destroyable)('DELETE /api/%s/destroy', async (name, makeRecord) => {
      const ids: readonly Values[] = [{ id: await makeRecord() }, { id: String(await makeRecord()) }]
      for (const body of ids) {
        const { status, answer } = await server.admin.json('DELETE', `/api/${name}/destroy`, body)
        expect(answer).toEqual({ success: true })
        expect(status).toBe(200)
        expect((await server.admin.get(`/api/${name}/read/${String(body['id'])}`)).status).toBe(404)
      }
    })

    it('takes JSON where the contract says multipart, and no multipart where it says JSON', async () => {
      expect(
        (await server.admin.json('POST', '/api/owner/create', { ...samples.owner(), status: true })).status,
      ).toBe(200)
      const form = await server.admin.multipart('POST', '/api/tool/create', samples.tool())
      expectRefused(form, 415)
    })
  })
}
