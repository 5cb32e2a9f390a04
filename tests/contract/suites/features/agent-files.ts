import { describe, expect, it } from 'vitest'
import { file } from '../../../../src/kinds/file/definition.ts'
import { image } from '../../../../src/kinds/image/definition.ts'
import { images } from '../../../../src/kinds/images/definition.ts'
import { password } from '../../../../src/kinds/password/definition.ts'
import { KEY_RIGHTS, type KeyRights } from '../../../../src/schema/access/key-rights.ts'
import type { Account } from '../../../../src/schema/access/account.ts'
import type { Fields } from '../../../../src/schema/entity/field-kinds.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { clubWithAgents, useAgentClub } from '../../../sample/agent-club.ts'
import { connectAgent } from '../../harness/agent-client.ts'
import { clientWithKey, makeKey } from '../../harness/accounts/api-keys.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { pictureBytes } from '../../harness/samples.ts'

const PDF = '%PDF-1.7\n%%EOF\n'
const ALL: KeyRights = { player: KEY_RIGHTS, team: KEY_RIGHTS, competition: KEY_RIGHTS }

/** Teams show pictures, and a competition needs papers. */
function clubWithFiles(agents: NonNullable<Account['agents']>): readonly AnyEntity[] {
  const sentAs = { create: 'photos', add: 'newPhotos', keep: 'keptPhotos' }
  return clubWithFields(agents, {
    team: { crest: image({ label: 'Blason' }), photos: images({ label: 'Photos', sentAs, max: 2 }) },
    competition: { papers: file({ label: 'Papiers', types: ['pdf'], maxSize: '100 kB', required: true }) },
  })
}

function clubWithFields(
  agents: NonNullable<Account['agents']>,
  more: Readonly<Record<string, Fields>>,
): readonly AnyEntity[] {
  return clubWithAgents(agents).map((entity): AnyEntity => ({
    ...entity,
    fields: { ...entity.fields, ...more[entity.name] },
  }))
}

const encoded = (content: Uint8Array | string) => Buffer.from(content).toString('base64')
const papersOf = (content: Uint8Array | string, name = 'papiers.pdf') => ({ name, data: encoded(content) })

/** Files that agents send, and what they are told of them. */
export function agentFilesSuite(kind: DatabaseKind): void {
  describe('agents that send files', () => {
    const { server, ids } = useAgentClub(kind, clubWithFiles(true))
    const connect = async () => {
      const { secret } = await makeKey(server.admin, ALL)
      const agent = await connectAgent(server.admin.url, secret)
      return { agent, key: clientWithKey(server.admin.url, secret) }
    }

    it('add records with them, and read where they lie', async () => {
      const { agent, key } = await connect()
      const values = {
        reason: 'Retard',
        player_id: ids.ali,
        papers: { ...papersOf(PDF), mediaType: 'application/pdf' },
      }
      const { id } = await agent.use('competition_create', { values })
      const read = await agent.use('competition_read', { id })
      expect(read).toMatchObject({ papers: { name: 'papiers.pdf', size: PDF.length } })
      const { addresses } = read
      expect(addresses).toEqual({ papers: [expect.stringContaining(`${server.admin.url}/uploads/`)] })
      const [address = ''] = Object.values(Object(addresses)).flat().map(String)
      const download = await key.raw(new URL(address).pathname, {})
      expect([download.status, await download.text()]).toEqual([200, PDF])
    })

    it('replace, keep and remove them', async () => {
      const { agent } = await connect()
      const picture = async (width: number) => ({
        name: `${width}.png`,
        data: encoded(await pictureBytes({ width })),
      })
      const values = {
        name: 'Vert',
        crest: await picture(10),
        photos: [await picture(20), await picture(30)],
      }
      const { id } = await agent.use('team_create', { values })
      const before = await agent.use('team_read', { id })
      expect(before['crest']).toMatch(/\.webp$/)
      const [first = ''] = [before['photos']].flat().map(String)
      await agent.use('team_update', {
        id,
        values: { existingCrest: '', keptPhotos: [first], newPhotos: [await picture(40)] },
      })
      const after = await agent.use('team_read', { id })
      expect(after).toMatchObject({ name: 'Vert', crest: null, photos: [first, expect.any(String)] })
      expect(await server.uploadedFiles()).toHaveLength(4)
    })

    it.each([
      ['of another content', papersOf('<html>'), /^papers: .*PDF/],
      ['of another name', papersOf(PDF, 'papiers.exe'), /^papers: .*PDF/],
      ['that is empty', papersOf(''), /^papers: /],
      ['that is too large', papersOf(`${PDF}${' '.repeat(100_000)}`), /^papers: .*100/],
      ['without a name', { data: encoded(PDF) }, /^papers: .*base64/],
      ['that is no base64', { name: 'papiers.pdf', data: 'a b!' }, /^papers: .*base64/],
      ['of more than a file', { ...papersOf(PDF), path: '/etc/passwd' }, /^papers: .*base64/],
      ['in words', 'papiers.pdf', /^papers: .*base64/],
      ['twice', [papersOf(PDF), papersOf(PDF)], /^papers: /],
      ['not at all', undefined, /^papers: /],
    ])('are refused a file %s, and nothing is stored [ASVS 5.2.2]', async (_what, papers, told) => {
      const { agent } = await connect()
      const values = { reason: 'Retard', player_id: ids.ali, papers }
      expect(await agent.refusal('competition_create', { values })).toMatch(told)
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('are refused a picture that is none, and one too many', async () => {
      const { agent } = await connect()
      const picture = { name: 'a.png', data: encoded(await pictureBytes()) }
      const create = (values: object) => agent.refusal('team_create', { values: { name: 'Vert', ...values } })
      expect(await create({ crest: { name: 'a.png', data: encoded(PDF) } })).toMatch(/^crest: .*Blason/)
      expect(await create({ photos: [picture, picture, picture] })).toMatch(/^photos: .*Photos/)
      expect(await server.uploadedFiles()).toEqual([])
    })

    it('are told how files are sent', async () => {
      const { agent } = await connect()
      const { tools } = await agent.client.listTools()
      const toolNamed = (name: string) => tools.find((tool) => tool.name === name)
      expect(toolNamed('competition_create')?.inputSchema.properties?.['values']).toMatchObject({
        properties: {
          papers: {
            type: 'object',
            required: ['name', 'data'],
            description: expect.stringMatching(/^Papiers\. .*100/),
          },
        },
        required: expect.arrayContaining(['papers']),
      })
      expect(toolNamed('competition_find')?.description).not.toContain('competition_create')
    })

    it('send no message that is longer than the files of a record are', async () => {
      const { key } = await connect()
      const text = 'x'.repeat(42_000_000)
      const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { text } })
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
      const reply = await key.raw('/mcp', { method: 'POST', headers, body: message })
      expect(reply.status).toBe(413)
    })
  })

  describe('agents of a program that keeps passwords', () => {
    const code = password({
      label: 'Code',
      required: true,
      confirmedBy: 'again',
      confirmationLabel: 'Encore',
    })
    const { server } = useAgentClub(kind, clubWithFields(true, { competition: { code } }))

    it('are told that people add what needs one', async () => {
      const agent = await connectAgent(server.admin.url, (await makeKey(server.admin, ALL)).secret)
      const { tools } = await agent.client.listTools()
      const toolNamed = (name: string) => tools.find((tool) => tool.name === name)
      expect(toolNamed('competition_create')).toBeUndefined()
      for (const name of ['competition_find', 'competition_read'])
        expect(toolNamed(name)?.description, name).toMatch(/"code", a password/)
      expect(toolNamed('player_find')?.description).not.toContain('password')
    })
  })

  describe('agents whose writes wait', () => {
    const { server, ids } = useAgentClub(kind, clubWithFiles({ approval: true }))

    it('propose no files, and are told so', async () => {
      const agent = await connectAgent(server.admin.url, (await makeKey(server.admin, ALL)).secret)
      const { tools } = await agent.client.listTools()
      const toolNamed = (name: string) => tools.find((tool) => tool.name === name)
      expect(toolNamed('competition_create')).toBeUndefined()
      expect(toolNamed('competition_find')?.description).toMatch(/"papers", a file/)
      const crest = { name: 'a.png', data: encoded(await pictureBytes()) }
      const refusal = await agent.refusal('team_update', { id: ids.team, values: { newCrest: crest } })
      expect(refusal).toContain('(newCrest)')
      expect(JSON.stringify(toolNamed('team_update'))).not.toContain('rest')
      await agent.use('team_update', { id: ids.team, values: { name: 'Rouge et noir' } })
      expect((await server.admin.get('/api/proposals')).answer['proposals']).toHaveLength(1)
    })
  })
}
