import { describe, expect, it } from 'vitest'
import { KEY_RIGHTS, type KeyRights } from '../../../../src/schema/access/key-rights.ts'
import type { Docstrings } from '../../../../src/schema/entity/entity-texts.ts'
import { clubWithDataRoles } from '../../../sample/club-with-data-roles.ts'
import { clubWithAgents, useAgentClub } from '../../../sample/agent-club.ts'
import { connectAgent } from '../../harness/agent-client.ts'
import { makeKey } from '../../harness/accounts/api-keys.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import type { HttpClient, Values } from '../../harness/http-client.ts'
import { useServer } from '../../harness/test-server.ts'

const READ = { player: ['list', 'read'] } as const

const docstrings: Docstrings = {
  player: {
    entity: 'Whoever is under contract with a team of the club.',
    fields: { name: 'As on the papers.', license: 'Kept by the league.' },
    actions: { rest: 'Counts as a day off.' },
  },
}

/** Tools for agents, with the client of the protocol's own makers. */
export function agentsSuite(kind: DatabaseKind): void {
  describe('agents', () => {
    const { server, ids, rested, signIn } = useAgentClub(kind, clubWithAgents(true), { docstrings })
    const agentOf = async (person: HttpClient, allows: KeyRights, path?: string) =>
      connectAgent(server.admin.url, (await makeKey(person, allows)).secret, path)

    it('find, read and add records with a key', async () => {
      const agent = await agentOf(server.admin, { player: ['list', 'read', 'create'], team: ['read'] })
      const found = await agent.use('player_find', { where: { name: { contains: 'ali' } } })
      expect(found).toMatchObject({ total: 1, records: [{ id: ids.ali, name: 'Ali', phone: 'Wage-1' }] })
      const { id } = await agent.use('player_create', { values: { name: 'Neuf', team_id: ids.team } })
      expect(await agent.use('player_read', { id })).toMatchObject({ id, name: 'Neuf', version: 1 })
      const { answer } = await server.admin.get(`/api/history/player/${String(id)}`)
      expect(answer['history']).toMatchObject([
        { action: 'created', by: { id: 1, name: 'chef', key: 'Site' } },
      ])
    })

    it('are refused to ask for more than a list is asked, whatever else is wrong with it', async () => {
      const agent = await agentOf(server.admin, { player: ['list', 'create'], team: ['read'] })
      const or = Array.from({ length: 201 }, () => ({ nothing: 1 }))
      expect(await agent.refusal('player_find', { where: { or } })).toMatch(/201 alternatives; expected 200/)
      const names = Object.fromEntries(Array.from({ length: 51 }, (_, place) => [`n${place}`, 1]))
      expect(await agent.refusal('player_find', { where: names })).toMatch(/51 names; expected 50/)
      const long = await agent.refusal('player_find', { where: { name: { contains: 'a'.repeat(65_536) } } })
      expect(long).toMatch(/trop volumineuse/)
      // What is written may be as long.
      expect(await agent.refusal('player_create', { values: { name: 'a'.repeat(65_536) } })).not.toMatch(
        /trop volumineuse/,
      )
    })

    it('change and delete records, those fields alone that they name', async () => {
      const agent = await agentOf(server.admin, { player: KEY_RIGHTS, team: ['read'] })
      await agent.use('player_update', { id: ids.ali, version: 1, values: { name: 'Amine' } })
      expect(await agent.use('player_read', { id: ids.ali })).toMatchObject({
        name: 'Amine',
        phone: 'Wage-1',
        version: 2,
      })
      const overtaken = await agent.refusal('player_update', {
        id: ids.ali,
        version: 1,
        values: { name: 'Ali' },
      })
      expect(overtaken).toMatch(/"version":2/)
      await agent.use('player_delete', { id: ids.ali })
      const { history } = await agent.use('player_history', { id: ids.ali })
      const by = { id: 1, name: 'chef', key: 'Site' }
      expect(history).toMatchObject([
        { action: 'deleted', by },
        { action: 'updated', by, changes: [{ field: 'name', before: 'Ali', after: 'Amine' }] },
        { action: 'created', by: null },
      ])
      expect(await agent.refusal('player_history', { id: 999_999 })).not.toBe('')
    })

    it('write neither what nobody gives nor what is not theirs to give [ASVS 8.2.3]', async () => {
      const agent = await agentOf(await signIn('coach'), { player: KEY_RIGHTS, team: ['read'] })
      const change = (values: Values) => agent.refusal('player_update', { id: ids.ali, values })
      for (const name of ['rank', 'phone', 'license', 'joined', 'picture', 'newPicture', 'id', '__proto__x'])
        expect(await change({ [name]: 'x' }), name).toContain(name)
      expect(await agent.refusal('player_update', { id: ids.nadir, values: { name: 'X' } })).not.toContain(
        'Nadir',
      )
      expect(await agent.refusal('player_delete', { id: ids.nadir })).not.toContain('Nadir')
      expect(await agent.refusal('player_update', { id: ids.ali, values: { team_id: ids.blue } })).not.toBe(
        '',
      )
      const { answer } = await server.admin.get(`/api/player/read/${ids.ali}`)
      expect(answer['one']).toMatchObject({ name: 'Ali', version: 1 })
    })

    it('run the actions of their key, and no others', async () => {
      const agent = await agentOf(server.admin, { player: ['read', 'act'], team: ['read'] })
      expect(await agent.toolNames()).toContain('player_act')
      const { results } = await agent.use('player_act', { action: 'rest', ids: [ids.ali, 999_999] })
      expect(results).toMatchObject([
        { id: ids.ali, done: true },
        { id: 999_999, done: false },
      ])
      expect(rested).toEqual([ids.ali])
      expect(await agent.refusal('player_act', { action: 'fly', ids: [ids.ali] })).not.toBe('')
      expect(await agent.refusal('player_act', { action: 'rest' })).not.toBe('')
      const coach = await agentOf(await signIn('coach'), { player: KEY_RIGHTS })
      expect(await coach.refusal('player_act', { action: 'award', ids: [ids.ali] })).not.toBe('')
      const others = await coach.use('player_act', { action: 'rest', ids: [ids.nadir] })
      expect(others).toMatchObject({ results: [{ done: false }] })
      expect(rested).toEqual([ids.ali])
      const tools = await coach.client.listTools()
      expect(tools.tools.find(({ name }) => name === 'player_act')?.inputSchema.properties).toMatchObject({
        action: { enum: ['rest'] },
      })
    })

    it('try imports, which write nothing', async () => {
      const agent = await agentOf(server.admin, { player: ['read', 'create'], team: ['list', 'read'] })
      const outcome = await agent.use('player_check_import', {
        columns: ['name', 'team_id'],
        rows: [
          ['Neuf', 'Rouge'],
          ['', 'Nulle part'],
        ],
      })
      expect(outcome).toMatchObject({ total: 2, created: 1, mistakes: [{ line: 2 }, { line: 2 }] })
      expect((await server.admin.get('/api/player?page=1')).answer['total']).toBe(2)
      expect(await agent.refusal('player_check_import', { columns: ['rank'], rows: [['1']] })).not.toBe('')
      expect(
        await agent.refusal('player_check_import', {
          columns: ['name'],
          rows: [['X']],
          mode: 'update',
          by: 'name',
        }),
      ).not.toBe('')
    })

    it('are shown the tools alone that their key may use [ASVS 8.2.1]', async () => {
      expect(await (await agentOf(server.admin, READ)).toolNames()).toEqual([
        'player_find',
        'player_read',
        'player_history',
      ])
      const all = await agentOf(server.admin, { player: KEY_RIGHTS, team: ['list', 'read'], admin: ['read'] })
      expect(await all.toolNames()).toEqual(
        expect.arrayContaining(['player_create', 'team_find', 'team_read', 'admin_read']),
      )
      const narrowed = await agentOf(server.admin, { ...READ, team: ['read'] }, '/mcp?entities=team')
      expect(await narrowed.toolNames()).toEqual(['team_read', 'team_history'])
    })

    it('see the rows and fields alone of whose key they have [ASVS 8.2.2, 8.2.3]', async () => {
      const agent = await agentOf(await signIn('coach'), READ)
      const told = JSON.stringify([
        await agent.use('player_find'),
        await agent.use('player_read', { id: ids.ali }),
        await agent.client.listTools(),
      ])
      expect(told).toContain('Ali')
      expect(told).not.toMatch(/Nadir|Wage|Salaire|phone|license/)
      expect(await agent.refusal('player_read', { id: ids.nadir })).not.toContain('Nadir')
      expect(await agent.refusal('player_find', { where: { phone: 'Wage-1' } })).toMatch(/phone/)
      expect(await agent.refusal('player_find', { orderBy: { phone: 'asc' } })).not.toContain('Wage')
    })

    it('are told what the file of an entity says of it, of its fields and its actions', async () => {
      const agent = await agentOf(server.admin, { player: KEY_RIGHTS, team: ['read'] })
      const { tools } = await agent.client.listTools()
      const toolNamed = (name: string) => tools.find((tool) => tool.name === name)
      for (const name of ['player_find', 'player_read', 'player_create', 'player_update'])
        expect(toolNamed(name)?.description, name).toMatch(/under contract with a team of the club\.$/)
      expect(toolNamed('player_act')?.description).toMatch(/^rest .*Counts as a day off\.$/m)
      for (const name of ['player_create', 'player_update'])
        expect(toolNamed(name)?.inputSchema.properties?.['values'], name).toMatchObject({
          properties: { name: { description: 'Nom. As on the papers.' } },
        })
      expect(toolNamed('player_find')?.inputSchema.properties?.['where']).toMatchObject({
        properties: { name: { description: expect.stringMatching(/^Nom\. As on the papers\. contains/) } },
      })
      const coach = await agentOf(await signIn('coach'), { player: KEY_RIGHTS })
      expect(JSON.stringify(await coach.client.listTools())).not.toContain('Kept by the league')
    })

    it('are told in words what is wrong, and where', async () => {
      const agent = await agentOf(server.admin, { player: ['list', 'read', 'create'] })
      expect(await agent.refusal('player_create', { values: { team_id: ids.team } })).toMatch(/^name: .*Nom/)
      expect(await agent.refusal('player_create', { values: 'Ali' })).toMatch(/^values: /)
      expect(await agent.refusal('player_read', { id: 'x' })).toMatch(/^id: /)
      expect(await agent.refusal('player_read', { id: 1, more: 1 })).toMatch(/^more: /)
      expect(await agent.refusal('player_read', { id: 999_999 })).not.toBe('')
      await expect(
        agent.client.callTool({ name: 'player_delete', arguments: { id: ids.ali } }),
      ).rejects.toThrow(/player_delete/)
    })
  })

  describe('agents of a program that has none', () => {
    const server = useServer(kind, { entities: clubWithDataRoles })

    it('find nothing', async () => {
      expect((await server.admin.json('POST', '/mcp', {})).status).toBe(404)
    })
  })
}
