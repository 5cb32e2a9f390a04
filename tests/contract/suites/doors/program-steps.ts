import { createRecord } from '../../../../src/server/records/write-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { KEY_RIGHTS } from '../../../../src/schema/access/key-rights.ts'
import { connectAgent } from '../../harness/agent-client.ts'
import { makeKey } from '../../harness/accounts/api-keys.ts'
import { createClient, type Values } from '../../harness/http-client.ts'
import type { House } from './door.ts'
import { callAs, type Step } from './step.ts'
import type { Tally } from './tally.ts'

const ALL = { player: KEY_RIGHTS, team: KEY_RIGHTS } as const
export const keySteps: readonly Step[] = [
  {
    name: 'a key that is made',
    stages: [{}, { keyMade: 1, api_keys: 1 }],
    prepare: async ({ server }) =>
      callAs(server.admin, 'POST', '/api/api-keys', { name: 'Site', allows: { player: ['list'] } }),
  },
  {
    name: 'a key that is taken back',
    stages: [{}, { keyRevoked: 1, api_keys: -1 }],
    async prepare({ server }) {
      const { id } = await makeKey(server.admin, ALL)
      return callAs(server.admin, 'DELETE', `/api/api-keys/${id}`)
    },
  },
]

async function addPlayer({ server }: House): Promise<{ readonly team: number; readonly player: number }> {
  const { store } = server.backend
  const make = (entity: string, values: Values) =>
    createRecord(store, entityNamed(store.entities, entity), values)
  const team = await make('team', { name: 'Rouge' })
  return { team, player: await make('player', { name: 'Ali', team_id: team }) }
}

/** What an agent lays before people, and what becomes of it. */
async function decide(house: House, tool: string, args: Values, decision: Values & { readonly how: string }) {
  const { admin } = house.server
  const agent = await connectAgent(admin.url, (await makeKey(admin, ALL)).secret)
  const { proposal } = await agent.use(tool, args)
  const { how, ...payload } = decision
  return callAs(admin, 'POST', `/api/proposals/${String(proposal)}/${how}`, payload)
}

const ACCEPTED: Tally = { waiting: -1, accepted: 1 }

export const agentSteps: readonly Step[] = [
  {
    name: 'a proposal that is made',
    stages: [{}, { proposed: 1, waiting: 1 }],
    async prepare(house) {
      const { team } = await addPlayer(house)
      const { secret } = await makeKey(house.server.admin, ALL)
      const params = { name: 'player_create', arguments: { values: { name: 'Neu', team_id: team } } }
      return {
        async at(url) {
          const headers = { authorization: `Bearer ${secret}`, accept: 'application/json, text/event-stream' }
          const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
          const { status, body } = await createClient(url).json('POST', '/mcp', message, headers)
          return JSON.stringify(body).includes('waiting') ? status : 500
        },
      }
    },
  },
  {
    name: 'a proposal to add that is accepted',
    stages: [{}, { ...ACCEPTED, created: 1, player: 1 }],
    async prepare(house) {
      const { team } = await addPlayer(house)
      return decide(house, 'player_create', { values: { name: 'Neu', team_id: team } }, { how: 'accept' })
    },
  },
  {
    name: 'a proposal to change that is accepted',
    stages: [{}, { ...ACCEPTED, updated: 1 }],
    async prepare(house) {
      const { player: id } = await addPlayer(house)
      return decide(house, 'player_update', { id, values: { name: 'Amine' } }, { how: 'accept', version: 1 })
    },
  },
  {
    name: 'a proposal to delete that is accepted',
    stages: [{}, { ...ACCEPTED, deleted: 1, player: -1 }],
    async prepare(house) {
      const { player: id } = await addPlayer(house)
      return decide(house, 'player_delete', { id }, { how: 'accept', version: 1 })
    },
  },
  {
    name: 'a proposal that is refused',
    stages: [{}, { waiting: -1, refused: 1, proposalRefused: 1 }],
    async prepare(house) {
      const { player: id } = await addPlayer(house)
      return decide(house, 'player_delete', { id }, { how: 'refuse', reason: 'nein' })
    },
  },
]
