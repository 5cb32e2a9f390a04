import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { KEY_RIGHTS, type KeyRights } from '../../../../src/schema/access/key-rights.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { updateRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithAgents, TIRELESS, useAgentClub } from '../../../sample/agent-club.ts'
import { connectAgent } from '../../harness/agent-client.ts'
import { clientWithKey, makeKey } from '../../harness/accounts/api-keys.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { expectRefused, type HttpClient } from '../../harness/http-client.ts'

const SECRET = 'un-mot-de-passe'
const COACH = { name: 'Coach', email: 'c@example.dz', secret: SECRET, again: SECRET }

function withSuspension(entity: AnyEntity): AnyEntity {
  if (!entity.account) return entity
  const is_suspended = toggle({ label: 'Suspendu', words: { on: 'oui', off: 'non' } })
  const account = { ...entity.account, suspended: 'is_suspended' }
  return { ...entity, fields: { ...entity.fields, is_suspended }, account }
}

/** What agents would change, and people decide. */
export function agentProposalsSuite(kind: DatabaseKind): void {
  describe('agents whose writes wait', () => {
    const count = number({ label: 'Dossier', readOnly: true, initial: { countFrom: 1 } })
    const waiting = clubWithAgents({ approval: true }).map((entity): AnyEntity => {
      if (entity.name === 'player') return { ...entity, fields: { ...entity.fields, count } }
      if (entity.account) return withSuspension(entity)
      return entity.name === 'competition' ? { ...entity, agentApproval: false } : entity
    })
    const { server, ids, make, rested, signIn } = useAgentClub(kind, waiting)
    const ALL: KeyRights = { player: KEY_RIGHTS, team: ['list', 'read'], competition: KEY_RIGHTS }
    async function connect(person: HttpClient = server.admin) {
      const key = await makeKey(person, ALL)
      return { key, agent: await connectAgent(server.admin.url, key.secret) }
    }
    const listed = async (client: HttpClient) =>
      z.array(z.looseObject({ id: z.int() })).parse((await client.get('/api/proposals')).answer['proposals'])
    const readAli = async () => (await server.admin.get(`/api/player/read/${ids.ali}`)).answer['one']
    const accept = (client: HttpClient, id: unknown, version?: number) =>
      client.json('POST', `/api/proposals/${String(id)}/accept`, { version })

    it('change nothing until somebody accepts', async () => {
      const { agent } = await connect()
      const { proposal, state } = await agent.use('player_update', { id: ids.ali, values: { name: 'Amine' } })
      expect(state).toBe('waiting')
      expect(await readAli()).toMatchObject({ name: 'Ali', version: 1 })
      expect(await listed(server.admin)).toMatchObject([
        {
          id: proposal,
          entity: 'player',
          kind: 'update',
          recordId: ids.ali,
          title: 'Ali',
          by: { id: 1, name: 'chef', key: 'Site' },
          version: 1,
          changes: [{ field: 'name', before: 'Ali', after: 'Amine' }],
          overtaken: [],
        },
      ])
      const secretary = await signIn('secretary')
      expect((await secretary.get('/api/proposals/count')).answer).toMatchObject({ count: 1 })
      expect((await accept(secretary, proposal, 1)).status).toBe(200)
      expect(await readAli()).toMatchObject({ name: 'Amine', phone: 'Wage-1', version: 2 })
      expect(await agent.use('proposals', { proposal })).toMatchObject({
        state: 'accepted',
        decidedBy: 'Moi secretary',
      })
      expect(await listed(server.admin)).toEqual([])
      const { answer } = await server.admin.get(`/api/history/player/${ids.ali}`)
      const by = { id: 1, name: 'chef', key: 'Site', acceptedBy: 'Moi secretary' }
      expect(answer['history']).toMatchObject([{ action: 'updated', by }, { action: 'created' }])
      const { activity } = (await server.admin.get('/api/activity?entity=player')).answer
      expect(z.array(z.unknown()).parse(activity).slice(0, 2)).toMatchObject([
        { action: 'updated', by },
        { action: 'proposed', by: { key: 'Site' } },
      ])
    })

    it('add and delete records once somebody accepts', async () => {
      const { agent } = await connect()
      const added = await agent.use('player_create', { values: { name: 'Neuf', team_id: ids.team } })
      const deleted = await agent.use('player_delete', { id: ids.nadir })
      expect((await server.admin.get('/api/player?page=1')).answer['total']).toBe(2)
      expect(await listed(server.admin)).toMatchObject([
        { kind: 'delete', title: 'Nadir', version: 1 },
        {
          kind: 'create',
          title: 'Neuf',
          recordId: 0,
          // Its number is drawn when it is accepted.
          changes: [
            { field: 'name', after: 'Neuf' },
            { field: 'fit', after: false },
            { field: 'team_id', after: ids.team },
          ],
        },
      ])
      for (const unseen of [7, undefined])
        expectRefused(await accept(server.admin, deleted['proposal'], unseen), 409)
      expect((await accept(server.admin, deleted['proposal'], 1)).status).toBe(200)
      expect((await accept(server.admin, added['proposal'])).status).toBe(200)
      const { records } = await agent.use('player_find')
      expect(records).toMatchObject([{ name: 'Ali' }, { name: 'Neuf' }])
    })

    it('run actions once somebody accepts', async () => {
      const { agent } = await connect()
      const { proposal } = await agent.use('player_act', { action: 'rest', ids: [ids.ali, ids.nadir] })
      expect(rested).toEqual([])
      const coach = await signIn('coach')
      // Of Nadir coaches see nothing.
      expect(await listed(coach)).toEqual([])
      expectRefused(await accept(coach, proposal), 404)
      expect(await listed(server.admin)).toMatchObject([{ kind: 'act', action: 'Reposer', count: 2 }])
      expect((await accept(server.admin, proposal)).status).toBe(200)
      expect(rested).toEqual([ids.ali, ids.nadir])
      expectRefused(await accept(server.admin, proposal), 409)
      expect(rested).toHaveLength(2)
    })

    it('are refused at once what their key may not, or what is wrong', async () => {
      const { agent } = await connect(await signIn('coach'))
      expect(await agent.refusal('player_create', { values: { team_id: ids.team } })).toMatch(/^name: /)
      expect(await agent.refusal('player_update', { id: ids.nadir, values: { name: 'X' } })).not.toBe('')
      expect(await agent.refusal('player_update', { id: ids.ali, values: { phone: 'X' } })).toContain('phone')
      expect(await agent.refusal('player_update', { id: ids.ali, values: { name: 'Ali' } })).not.toBe('')
      expect(await agent.refusal('player_update', { id: ids.ali, values: { team_id: ids.blue } })).not.toBe(
        '',
      )
      expect(await agent.refusal('player_act', { action: 'award', ids: [ids.ali] })).not.toBe('')
      expect(await listed(server.admin)).toEqual([])
    })

    it('are decided by those alone who may do it themselves, and by no key [ASVS 8.2.1]', async () => {
      const { agent } = await connect()
      const { proposal } = await agent.use('player_update', { id: ids.ali, values: { phone: 'Wage-9' } })
      const coach = await signIn('coach')
      expect(await listed(coach)).toEqual([])
      expect((await coach.get('/api/proposals/count')).answer).toMatchObject({ count: 0 })
      expectRefused(await accept(coach, proposal, 1), 404)
      expectRefused(await coach.json('POST', `/api/proposals/${String(proposal)}/refuse`, {}), 404)
      const key = clientWithKey(server.admin.url, (await makeKey(server.admin, ALL)).secret)
      expectRefused(await accept(key, proposal, 1), 403)
      expectRefused(await key.get('/api/proposals'), 403)
      expect(await readAli()).toMatchObject({ phone: 'Wage-1' })
    })

    it('are refused with a reason that they are told', async () => {
      const { agent } = await connect()
      const { proposal } = await agent.use('player_delete', { id: ids.ali })
      const refuse = (reason: string) =>
        server.admin.json('POST', `/api/proposals/${String(proposal)}/refuse`, { reason })
      expectRefused(await refuse('Il joue\u0000'), 400)
      expect((await refuse('Il joue encore.')).status).toBe(200)
      expect(await agent.use('proposals', { proposal })).toMatchObject({
        state: 'refused',
        reason: 'Il joue encore.',
        decidedBy: 'chef',
      })
      expectRefused(await accept(server.admin, proposal, 1), 409)
      expect(await readAli()).toMatchObject({ name: 'Ali' })
      const { activity } = (await server.admin.get('/api/activity?entity=player')).answer
      expect(activity).toMatchObject([{ action: 'proposalRefused', by: { name: 'chef' } }, {}, {}, {}])
      const other = await connect()
      expect(await other.agent.refusal('proposals', { proposal })).not.toBe('')
    })

    it('are shown as overtaken where the record changed meanwhile, and accepted as it was seen', async () => {
      const { agent } = await connect()
      const { proposal } = await agent.use('player_update', { id: ids.ali, values: { name: 'Amine' } })
      const change = (name: string) =>
        server.admin.json('PUT', '/api/player/update', { id: ids.ali, name, team_id: ids.team })
      expect((await change('Alí')).status).toBe(200)
      expectRefused(await accept(server.admin, proposal, 1), 409)
      expect(await listed(server.admin)).toMatchObject([
        { version: 2, changes: [{ field: 'name', before: 'Alí', after: 'Amine' }], overtaken: ['name'] },
      ])
      expect((await accept(server.admin, proposal, 2)).status).toBe(200)
      expect(await readAli()).toMatchObject({ name: 'Amine', version: 3 })
    })

    it('can only be refused where the record was deleted meanwhile', async () => {
      const { agent } = await connect()
      const changed = await agent.use('player_update', { id: ids.ali, values: { name: 'Amine' } })
      const run = await agent.use('player_act', { action: 'rest', ids: [ids.nadir, ids.ali] })
      expect((await server.admin.json('DELETE', '/api/player/destroy', { id: ids.ali })).status).toBe(200)
      expect(await listed(server.admin)).toMatchObject([
        { id: run['proposal'], title: 'Nadir', count: 2, isGone: true },
        {
          id: changed['proposal'],
          title: 'Ali',
          isGone: true,
          changes: [{ field: 'name', before: 'Ali', after: 'Amine' }],
        },
      ])
      const coach = await signIn('coach')
      expect(await listed(coach)).toMatchObject([{ id: changed['proposal'], isGone: true }])
      for (const { proposal } of [changed, run]) {
        const reply = await accept(server.admin, proposal, 1)
        expectRefused(reply, 409)
        expect(reply.answer.message).toContain('corbeille')
      }
      expect(rested).toEqual([])
      const refusal = await coach.json('POST', `/api/proposals/${String(changed['proposal'])}/refuse`, {})
      expect(refusal.status).toBe(200)
      expect((await server.admin.json('POST', `/api/trash/player/${ids.ali}/restore`)).status).toBe(200)
      expect((await accept(server.admin, run['proposal'])).status).toBe(200)
      expect(rested).toEqual([ids.nadir, ids.ali])
    })

    it('of records that are gone for good are listed to those who see all', async () => {
      const { agent } = await connect()
      await agent.use('player_delete', { id: ids.ali })
      expect((await server.admin.json('DELETE', '/api/player/destroy', { id: ids.ali })).status).toBe(200)
      await server.backend.purgeTrash(Date.now() + 31 * 86_400_000)
      expect(await listed(server.admin)).toMatchObject([{ kind: 'delete', title: '', isGone: true }])
      expect(await listed(await signIn('coach'))).toEqual([])
    })

    it('are done once, whoever accepts at the same time, in whatever process [ASVS 2.3.3]', async () => {
      const { agent } = await connect()
      const there = await server.elsewhere()
      for (let turn = 0; turn < 5; turn += 1) {
        const { proposal } = await agent.use('player_create', {
          values: { name: `Neuf ${turn}`, team_id: ids.team },
        })
        const replies = await Promise.all(
          [server.admin, there, server.admin, there].map((client) => accept(client, proposal)),
        )
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
      }
      expect((await server.admin.get('/api/player?page=1')).answer['total']).toBe(7)
    })

    it('tell their agent what an action was refused with, or that the program stopped in it', async () => {
      const { agent } = await connect()
      const tireless = await make('player', { name: TIRELESS, team_id: ids.team })
      const act = (...on: readonly number[]) => agent.use('player_act', { action: 'rest', ids: on })
      const { proposal } = await act(tireless)
      expectRefused(await accept(server.admin, proposal), 409)
      const told = { state: 'failed', reason: 'Pas maintenant.', decidedBy: 'chef' }
      expect(await agent.use('proposals', { proposal })).toMatchObject(told)
      expectRefused(await accept(server.admin, proposal), 409)
      const other = (await act(ids.ali))['proposal']
      const all = server.backend.store.queries.updateTable('agent_proposals').where('id', '=', Number(other))
      const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
      await all.set({ state: 'running', leased_until: inMs(30_000) }).execute()
      expect(await agent.use('proposals', { proposal: other })).toMatchObject({ state: 'running' })
      expectRefused(await accept(server.admin, other), 409)
      // Whoever ran it has been silent for long, or a clock was put back.
      for (const end of [inMs(-1_000), inMs(3_600_000)]) {
        await all.set({ leased_until: end }).execute()
        expect(await agent.use('proposals', { proposal: other })).toMatchObject({ state: 'failed' })
      }
      expect(rested).toEqual([])
    })

    it('of whoever is suspended meanwhile can only be refused', async () => {
      const id = await make('admin', { ...COACH, role: ['coach'], team_id: ids.team })
      const coach = server.stranger()
      await coach.logIn(COACH.email, COACH.secret)
      const { agent } = await connect(coach)
      const { proposal } = await agent.use('player_update', { id: ids.ali, values: { name: 'Amine' } })
      const { store } = server.backend
      const admins = entityNamed(store.entities, 'admin')
      await updateRecord(store, admins, id, { is_suspended: true }, { only: ['is_suspended'] })
      expectRefused(await accept(server.admin, proposal, 1), 409)
      expect(await readAli()).toMatchObject({ name: 'Ali' })
      expect((await server.admin.json('POST', `/api/proposals/${String(proposal)}/refuse`, {})).status).toBe(
        200,
      )
    })

    it('of others keep nobody from seeing theirs', async () => {
      const { agent } = await connect()
      const { proposal } = await agent.use('player_update', { id: ids.ali, values: { name: 'Amine' } })
      const { queries } = server.backend.store
      const [row] = await queries.selectFrom('agent_proposals').selectAll().execute()
      const asked = JSON.stringify({ kind: 'update', id: ids.nadir, values: { name: 'Non' } })
      // Of a player whom coaches do not see.
      const others = Array.from({ length: 250 }, (_, place) => {
        return { ...row, id: 1_000 + place, record_id: ids.nadir, asked }
      })
      await queries.insertInto('agent_proposals').values(others).execute()
      expect(await listed(await signIn('coach'))).toMatchObject([{ id: proposal }])
    })

    it('are over after a week, and gone with their key', async () => {
      const { agent, key } = await connect()
      const { proposal } = await agent.use('player_delete', { id: ids.ali })
      const { queries } = server.backend.store
      const past = new Date(Date.now() - 1_000).toISOString()
      await queries.updateTable('agent_proposals').set({ ends_at: past }).execute()
      expect(await listed(server.admin)).toEqual([])
      expect(await agent.use('proposals', { proposal })).toMatchObject({ state: 'expired' })
      expectRefused(await accept(server.admin, proposal, 1), 409)
      const other = await agent.use('player_delete', { id: ids.ali })
      expect((await server.admin.json('DELETE', `/api/api-keys/${key.id}`)).status).toBe(200)
      expect(await listed(server.admin)).toEqual([])
      expectRefused(await accept(server.admin, other['proposal'], 1), 404)
      expect(await readAli()).toMatchObject({ name: 'Ali' })
    })

    it('write at once where an entity says so', async () => {
      const { agent } = await connect()
      const { id } = await agent.use('competition_create', {
        values: { reason: 'Retard', player_id: ids.ali },
      })
      expect(await agent.use('competition_read', { id })).toMatchObject({ reason: 'Retard' })
    })
  })
}
