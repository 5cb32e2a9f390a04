import { describe, expect, it } from 'vitest'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { required, samplesOf } from '../../harness/entity-samples.ts'
import { expectRefused, pathsOf, type Values } from '../../../../contract/harness/http-client.ts'
import { create } from '../../../../contract/harness/samples.ts'
import { createAdmin, createPlayer, samples } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'
import { updateFields } from '../../../../contract/harness/update-fields.ts'

const long = 'a'.repeat(256)

export function validationSuite(kind: DatabaseKind): void {
  describe('validation', () => {
    const server = useServer(kind)

    const entityOf = (name: string) => samplesOf(server.admin, name)

    it.each(required)('%s needs %j, and says so of all at once', async (name, paths) => {
      const reply = await server.admin.json('POST', entityOf(name).calls.create, {})
      expectRefused(reply, 400)
      expect(pathsOf(reply)).toEqual(paths)
    })

    it.each(['player', 'owner', 'team', 'stadium'])('%s needs as much of a form', async (name) => {
      const json = await server.admin.json('POST', entityOf(name).calls.create, {})
      const form = await server.admin.multipart('POST', entityOf(name).calls.create, { nothing: 'here' })
      expectRefused(form, 400)
      expect(pathsOf(form)).toEqual(pathsOf(json))
    })

    it('speaks of fields by their labels', async () => {
      const { answer } = await server.admin.json('POST', '/api/player/create', {})
      expect(answer.errors?.[0]).toEqual({ msg: 'Nom\u202f: ce champ est obligatoire.', path: 'name' })
    })

    const refused: readonly (readonly [string, Values, string])[] = [
      ['player', { email: 'pas un email' }, 'email'],
      ['player', { email: `${'a'.repeat(250)}@b.dz` }, 'email'],
      ['player', { name: long }, 'name'],
      ['player', { name: '   ' }, 'name'],
      ['player', { name: 12 }, 'name'],
      ['player', { name: ['Sofiane'] }, 'name'],
      ['player', { name: { fr: 'Sofiane' } }, 'name'],
      ['player', { phone: 'appelle-moi' }, 'phone'],
      ['player', { birthday: '31/12/1999' }, 'birthday'],
      ['player', { birthday: '2001-02-29' }, 'birthday'],
      ['player', { birthday: '1999-12-31T00:00:00Z' }, 'birthday'],
      ['player', { birthday: 19_991_231 }, 'birthday'],
      ['player', { role: 'libero' }, 'role'],
      ['player', { role: 'constructor' }, 'role'],
      ['player', { wilaya: 'Paris', commune: '' }, 'wilaya'],
      ['player', { commune: 'Oran' }, 'commune'],
      ['player', { wilaya: '', commune: 'Oran' }, 'commune'],
      ['player', { description: 'a'.repeat(10_001) }, 'description'],
      ['player', { password: 'court', confirmation_password: 'court' }, 'password'],
      ['player', { password: '', confirmation_password: '' }, 'password'],
      ['player', { confirmation_password: 'autre chose' }, 'confirmation_password'],
      ['player', { confirmation_password: undefined }, 'confirmation_password'],
      ['player', { picture: 'portrait.png' }, 'picture'],
      ['owner', { status: 'peut-être' }, 'status'],
      ['owner', { expired_date: 'demain' }, 'expired_date'],
      ['team', { player_id: 999_999 }, 'player_id'],
      ['team', { player_id: 'abc' }, 'player_id'],
      ['team', { player_id: -1 }, 'player_id'],
      ['team', { player_id: 1.5 }, 'player_id'],
      ['team', { player_id: 99_999_999_999 }, 'player_id'],
      ['team', { player_id: [1] }, 'player_id'],
      ['stadium', { n_players: '-1' }, 'n_players'],
      ['stadium', { n_players: '1.5' }, 'n_players'],
      ['stadium', { n_players: 'onze' }, 'n_players'],
      ['stadium', { n_players: 1e300 }, 'n_players'],
      ['stadium', { n_players: '0x10' }, 'n_players'],
      ['stadium', { n_players: true }, 'n_players'],
      ['tool', { name: 'Ballon' }, 'name'],
      ['tool', { name: { fr: 12 } }, 'name.fr'],
      ['tool', { name: { fr: 'Ballon', ar: long } }, 'name.ar'],
      ['tool', { name: ['Ballon'] }, 'name'],
      ['competition', { type: 'coupe' }, 'type'],
      ['competition', { status: 'will_start' }, 'status'],
      ['competition', { player_id: 999_999 }, 'player_id'],
      ['competition', { n_teams: {} }, 'n_teams'],
      ['admin', { email: 'chef' }, 'email'],
      ['admin', { phone: '12' }, 'phone'],
    ]
    it.each(refused)('%s refuses %j [ASVS 1.3.3, 1.4.2, 2.2.1, 6.2.1]', async (name, values, path) => {
      const { calls, sample } = entityOf(name)
      const payload = { ...(await sample()), ...values }
      const reply = await server.admin.json('POST', calls.create, payload)
      expectRefused(reply, 400)
      expect(pathsOf(reply)).toEqual([path])
    })

    const accepted: readonly (readonly [string, Values, Values])[] = [
      [
        'player',
        { birthday: '', phone: '', role: '', wilaya: '', commune: '', address: '' },
        { birthday: null, role: '' },
      ],
      ['player', { birthday: null, phone: null, role: null }, { birthday: null, phone: '', role: '' }],
      ['player', { birthday: '2000-02-29' }, { birthday: '2000-02-29' }],
      ['player', { name: '  Sofiane  ' }, { name: 'Sofiane' }],
      [
        'player',
        { name: '<b>O’Brien</b> "; drop table player;--' },
        { name: '<b>O’Brien</b> "; drop table player;--' },
      ],
      ['player', { name: 'سفيان بن علي', address: '🏟️' }, { name: 'سفيان بن علي', address: '🏟️' }],
      ['player', { wilaya: 'Béjaïa', commune: '' }, { wilaya: 'Béjaïa' }],
      ['owner', { status: '1' }, { status: true }],
      ['owner', { status: '' }, { status: false }],
      ['stadium', { n_players: '' }, { n_players: 0 }],
      ['stadium', { n_players: ' 30 ' }, { n_players: 30 }],
      ['tool', { name: { ar: 'كرة' } }, { name: { en: '', fr: '', ar: 'كرة' } }],
      [
        'competition',
        { player_id: null, n_teams: '', date: '' },
        { player_id: null, n_teams: null, date: null },
      ],
      ['admin', { phone: '' }, { phone: '' }],
    ]
    it.each(accepted)('%s takes %j [ASVS 2.2.1, 6.2.5]', async (name, values, expected) => {
      const { calls, sample } = entityOf(name)
      const id = await create(server.admin, calls.create, { ...(await sample()), ...values })
      expect((await server.admin.get(`${calls.read}/${id}`)).answer[name]).toMatchObject(expected)
    })

    const unique: readonly (readonly [string, string, string])[] = [
      ['player', 'email', 'Unique@Example.dz'],
      ['owner', 'email', 'Unique@Example.dz'],
      ['admin', 'email', 'Unique@Example.dz'],
      ['admin', 'username', 'Éloïse'],
      ['admin', 'phone', '0661 99 88 77'],
    ]
    it.each(unique)('%s holds each %s once', async (name, field, value) => {
      const { calls, sample } = entityOf(name)
      const id = await create(server.admin, calls.create, { ...(await sample()), [field]: value })
      const other = await create(server.admin, calls.create, await sample())
      const same = value.toLowerCase()
      const created = await server.admin.json('POST', calls.create, { ...(await sample()), [field]: same })
      expectRefused(created, 400)
      expect(pathsOf(created)).toEqual([field])
      expect(pathsOf(await updateFields(server.admin, name, { id: other, [field]: same }))).toEqual([field])
      expect((await updateFields(server.admin, name, { id, [field]: same })).status).toBe(200)
    })

    it('compares unique values without accents', async () => {
      await createAdmin(server.admin, { username: 'Zoé' })
      expect(
        pathsOf(
          await server.admin.json('POST', '/api/admin/register', { ...samples.admin(), username: 'zoe' }),
        ),
      ).toEqual(['username'])
    })

    it.each(['0661998877', '+213661998877', '00213 (0) 661-99.88.77', '٠٦٦١٩٩٨٨٧٧'])(
      'compares unique phones by their digits, also as %s',
      async (phone) => {
        await createAdmin(server.admin, { phone: '0661 99 88 77' })
        const other = await createAdmin(server.admin)
        const created = await server.admin.json('POST', '/api/admin/register', { ...samples.admin(), phone })
        expect(pathsOf(created)).toEqual(['phone'])
        const changed = await updateFields(server.admin, 'admin', { id: other, phone })
        expect(pathsOf(changed)).toEqual(['phone'])
      },
    )

    it('lets several administrators have no phone', async () => {
      const one = await createAdmin(server.admin, { phone: '' })
      expect(await createAdmin(server.admin, { phone: '' })).not.toBe(one)
    })

    it('of two equal creations at the same time takes one [ASVS 2.3.4]', async () => {
      const payload = samples.player()
      const replies = await Promise.all(
        [1, 2, 3, 4].map(() => server.admin.json('POST', '/api/player/create', payload)),
      )
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400, 400, 400])
      expect((await server.admin.get('/api/player')).answer['players']).toHaveLength(1)
    })

    it('clears a commune that the new wilaya does not have [ASVS 2.1.2, 2.2.3]', async () => {
      const id = await createPlayer(server.admin)
      expect((await updateFields(server.admin, 'player', { id, wilaya: 'Oran' })).status).toBe(200)
      const { answer } = await server.admin.get(`/api/player/read/${id}`)
      expect(answer['player']).toMatchObject({ wilaya: 'Oran', commune: '' })
    })

    it('keeps a place that the table has forgotten, until another is chosen', async () => {
      const id = await createPlayer(server.admin)
      const old = { wilaya: 'Ancienne', commune: 'Vieille' }
      await server.backend.store.queries.updateTable('player').set(old).where('id', '=', id).execute()
      expect((await updateFields(server.admin, 'player', { id, ...old, name: 'Nadir' })).status).toBe(200)
      const reply = await updateFields(server.admin, 'player', {
        id,
        wilaya: 'Alger',
        commune: 'Vieille',
      })
      expect(pathsOf(reply)).toEqual(['commune'])
    })

    it('keeps the password on an empty one, and changes it on another', async () => {
      const values = samples.admin()
      const id = await createAdmin(server.admin, values)
      await server.admin.json('PUT', '/api/admin/update', {
        ...values,
        id,
        password: '',
        confirmation_password: '',
      })
      expect((await server.stranger().logIn(values.username, values.password)).status).toBe(200)
      const changed = {
        ...values,
        id,
        password: 'encore un secret',
        confirmation_password: 'encore un secret',
      }
      await server.admin.json('PUT', '/api/admin/update', changed)
      expect((await server.stranger().logIn(values.username, 'encore un secret')).status).toBe(200)
      const half = await updateFields(server.admin, 'admin', { id, password: 'encore un secret' })
      expect(pathsOf(half)).toEqual(['confirmation_password'])
    })

    it('lists every mistake [ASVS 2.2.2]', async () => {
      const payload = {
        name: '',
        email: 'x',
        birthday: 'y',
        role: 'z',
        wilaya: 'w',
        password: 'p',
        confirmation_password: 'q',
      }
      const reply = await server.admin.json('POST', '/api/player/create', payload)
      expect(pathsOf(reply)).toEqual(['name', 'email', 'birthday', 'role', 'wilaya', 'password'])
    })
  })
}
