import { expect } from 'vitest'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { connectAgent } from '../../../../contract/harness/agent-client.ts'
import { clientWithKey, makeKey } from '../../../../contract/harness/accounts/api-keys.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import type { Check, Checks } from '../../check.ts'
import { recordOf, versionOf } from '../../entity-calls.ts'
import type { Trial } from '../../trial.ts'

/** What agents may do with an entity, where accounts let them in. */
export const agentChecks: Checks = (entity, entities) => {
  const agents = entities.find(({ account }) => account)?.account?.agents
  if (agents === undefined) return []
  if (entity.account) return [letsAgentsIn(entity)]
  if (!entity.endpoints.destroy) return []
  return [(entity.agentApproval ?? agents !== true) ? waitsForPerson : isWrittenAtOnce]
}

const AGENT_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

function letsAgentsIn(entity: AnyEntity): Check {
  return {
    title: 'lets agents in with a key, by its tools alone, and lets them wait where that is said',
    async run({ room: { admin } }) {
      const { secret } = await makeKey(admin, { [entity.name]: ['read'] })
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
      const sent = { method: 'POST', headers: AGENT_HEADERS, body }
      const reply = await clientWithKey(admin.url, secret).raw('/mcp', sent)
      expect(reply.status).toBe(200)
      const told = await reply.text()
      expect(told).toContain(`"${entity.name}_read"`)
      expect(told).not.toContain(`"${entity.name}_update"`)
      expect(told.includes('"proposals"')).toBe(entity.account?.agents !== true)
    },
  }
}

/** What an agent is answered that deletes a record. */
async function deleteAsAgent({ entity, room: { admin } }: Trial, id: number) {
  const { secret } = await makeKey(admin, { [entity.name]: ['read', 'delete'] })
  const agent = await connectAgent(admin.url, secret)
  return agent.use(`${entity.name}_delete`, { id })
}

const waitsForPerson: Check = {
  title: 'stays as it is when an agent would change it, until somebody accepts',
  async run(trial) {
    const { entity, calls, create, room } = trial
    const { id, record } = await create()
    const { proposal, state } = await deleteAsAgent(trial, id)
    expect(state).toBe('waiting')
    const read = await calls.read(id)
    expect(recordOf(entity, read)).toEqual(record)
    const accepted = await room.admin.json('POST', `/api/proposals/${String(proposal)}/accept`, {
      version: versionOf(entity, read),
    })
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    expectRefused(await calls.read(id), 404)
  },
}

const isWrittenAtOnce: Check = {
  title: 'is changed at once by an agent, which nobody is asked about',
  async run(trial) {
    const { calls, create } = trial
    const { id } = await create()
    expect((await deleteAsAgent(trial, id))['state']).toBeUndefined()
    expectRefused(await calls.read(id), 404)
  },
}
