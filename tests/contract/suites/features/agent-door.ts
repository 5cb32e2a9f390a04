import { request as httpRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { KEY_RIGHTS } from '../../../../src/schema/access/key-rights.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { clubWithAgents } from '../../../sample/agent-club.ts'
import { connectAgent } from '../../harness/agent-client.ts'
import { makeKey } from '../../harness/accounts/api-keys.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { seededRandom } from '../../harness/seeded-random.ts'
import { useServer } from '../../harness/test-server.ts'

const ALL = {
  player: KEY_RIGHTS,
  team: KEY_RIGHTS,
  competition: KEY_RIGHTS,
  admin: ['list', 'read'],
} as const

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

interface Sent {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What becomes of messages before any tool is asked. */
export function agentDoorSuite(kind: DatabaseKind): void {
  describe('the door of agents', () => {
    const server = useServer(kind, { entities: clubWithAgents(true) })
    let secret = ''
    beforeEach(async () => {
      secret = (await makeKey(server.admin, ALL)).secret
    })
    const send = (sent: Sent = {}) => sendTo(server.admin.url, secret, sent)

    it.each([
      '*/*',
      'application/*',
      'application/json',
      'text/html, */*;q=0.8',
      'text/event-stream,application/json',
      '',
    ])('answers a client that accepts "%s"', async (accept) => {
      expect((await send({ headers: { accept } })).status).toBe(200)
    })

    it('refuses a client that accepts no JSON', async () => {
      expect((await send({ headers: { accept: 'text/html' } })).status).toBe(406)
    })

    it('is open to keys alone [ASVS 8.2.1]', async () => {
      expect((await send()).status).toBe(200)
      expect((await send({ headers: { authorization: '' } })).status).toBe(401)
      expect((await send({ headers: { authorization: `Bearer ${secret.slice(0, -1)}` } })).status).toBe(401)
      const cookie = server.admin.cookie ?? ''
      expect((await send({ headers: { authorization: '', cookie } })).status).toBe(403)
    })

    it.each(['GET', 'DELETE'])('answers %s that it takes POST', async (method) => {
      const { status, headers } = await send({ method, body: '' })
      expect([status, headers['allow']]).toEqual([405, 'POST'])
    })

    it.each([
      ['another origin', 'https://elsewhere.example', undefined, 403],
      ['no origin that can be told', 'null', undefined, 403],
      ['a name that leads here', 'http://club.example:4000', 'club.example:4000', 403],
      ['another port of this machine', 'http://127.0.0.1:1', undefined, 403],
      ['this machine', 'http://localhost:4000', 'localhost:4000', 200],
    ])('is closed to pages of %s, but of this one [ASVS 3.5.1]', async (_what, origin, host, status) => {
      expect((await send({ headers: { origin, ...(host && { host }) } })).status).toBe(status)
    })

    it.each([
      ['no JSON', '{"jsonrpc":', 400],
      ['no object', '1', 400],
      ['several messages', `[${LIST},${LIST}]`, 400],
      ['no message', '{}', 400],
      ['too deep', `${'['.repeat(50)}${']'.repeat(50)}`, 400],
      ['too long', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(15_000_000) }), 413],
    ])('refuses %s', async (_what, body, status) => {
      expect((await send({ body })).status).toBe(status)
    })

    it('refuses a protocol that nobody speaks, and a body that is no JSON', async () => {
      expect((await send({ headers: { 'mcp-protocol-version': '1999-01-01' } })).status).toBe(400)
      expect((await send({ headers: { 'content-type': 'text/plain' } })).status).toBe(415)
      expect((await send({ headers: { accept: 'text/html' } })).status).toBe(406)
    })

    it('says of an unknown method that there is none', async () => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'records/drop' })
      expect(JSON.parse((await send({ body })).text)).toMatchObject({ id: 7, error: { code: -32_601 } })
    })

    it('is closed at once where the key is revoked, in every process', async () => {
      const { id, secret: other } = await makeKey(server.admin, ALL)
      const here = await connectAgent(server.admin.url, other)
      const there = await connectAgent((await server.elsewhere()).url, other)
      expect([await here.use('player_find'), await there.use('player_find')]).toMatchObject([{}, {}])
      expect((await server.admin.json('DELETE', `/api/api-keys/${id}`)).status).toBe(200)
      await wait(900)
      await expect(here.use('player_find')).rejects.toThrow()
      await expect(there.use('player_find')).rejects.toThrow()
    })

    it('answers whatever is sent in words, and never with a fault [ASVS 16.5.3]', async () => {
      const { store } = server.backend
      const make = (name: string, values: Readonly<Record<string, unknown>>) =>
        createRecord(store, entityNamed(store.entities, name), values)
      const team = await make('team', { name: 'Rouge' })
      await make('player', { name: 'Ali', team_id: team })
      const agent = await connectAgent(server.admin.url, secret)
      const { tools } = await agent.client.listTools()
      const random = seededRandom(28)
      for (let turn = 0; turn < 400; turn += 1) {
        const tool = pick(random, tools)
        const names = Object.keys(tool?.inputSchema.properties ?? {})
        const args = Object.fromEntries(names.map((name) => [name, anything(random, 3)]))
        const told = await agent.client.callTool({ name: tool?.name ?? '', arguments: args })
        expect(JSON.stringify(told.content), `${tool?.name} ${JSON.stringify(args)}`).not.toContain(
          'requestId',
        )
      }
      expect((await agent.use('team_find'))['total']).toEqual(expect.any(Number))
    })
  })
}

function pick<T>(random: () => number, from: readonly T[]): T | undefined {
  return from[Math.floor(random() * from.length)]
}

const PLAIN = [
  null,
  true,
  0,
  1,
  -1,
  1.5,
  1e308,
  '',
  'Ali',
  '1',
  "'; drop table player; --",
  '\u0000',
  '\ud800',
  '٣',
  '2026-02-30',
  'x'.repeat(3_000),
  'name',
  'asc',
  'rest',
  'create',
  '__proto__',
]
const KEYS = [
  'name',
  'id',
  'in',
  'or',
  'not',
  'from',
  'to',
  'empty',
  'contains',
  'Squad',
  'team_id',
  'joined',
]

/** Any JSON, of what a tool might know. */
function anything(random: () => number, deep: number): unknown {
  const way = random()
  if (deep === 0 || way < 0.4) return pick(random, PLAIN)
  const several = Array.from({ length: Math.floor(random() * 4) }, () => anything(random, deep - 1))
  if (way < 0.6) return several
  return Object.fromEntries(several.map((each) => [pick(random, KEYS) ?? '', each]))
}

const answerHeaders = z.record(z.string(), z.unknown())

/** With headers that fetch does not send. */
function sendTo(url: string, secret: string, { method = 'POST', body = LIST, headers = {} }: Sent) {
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; text: string }>(
    (resolve, reject) => {
      const given = {
        authorization: `Bearer ${secret}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      }
      const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
      const sent = httpRequest(new URL('/mcp', url), { method, headers: told }, (response) => {
        const parts: string[] = []
        response.setEncoding('utf8')
        response.on('data', (part) => parts.push(String(part)))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: answerHeaders.parse(response.headers),
            text: parts.join(''),
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}
