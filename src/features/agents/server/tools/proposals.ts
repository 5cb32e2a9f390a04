import * as z from 'zod/mini'
import { agentAnswers, agentTools } from '#features/agents/texts.ts'
import { idSchema } from '../../../../schema/storable.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import type { Agent } from '../agent.ts'
import { findProposal, readOfKey, type StoredProposal } from '../proposals/stored-proposals.ts'
import { readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments } from './describe-arguments.ts'

const MOST = 20

const proposalArguments = z.strictObject({ proposal: z.optional(idSchema) })

/** What became of what the agent has proposed. */
export function proposalsTool({ store: { queries }, key }: Agent): AgentTool {
  return {
    name: 'proposals',
    describe: () => ({
      title: agentTools.proposals,
      description: `What became of a proposal of this key, or of its last ${MOST}: "waiting", "running", "accepted", "failed" or "refused" with a reason, or "expired".`,
      inputSchema: describeArguments(proposalArguments),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }),
    async run(args) {
      const { proposal: id } = readToolArguments(proposalArguments, args)
      if (id === undefined) return { proposals: (await readOfKey(queries, key.id, MOST)).map(tell) }
      const found = await findProposal(queries, id)
      if (found?.keyId !== key.id) throw new HttpError(404, agentAnswers.noSuchProposal)
      return tell(found)
    },
  }
}

function tell({ id, entity, asked, state, at, endsAt, decidedBy, reason }: StoredProposal) {
  const decision = { ...(decidedBy && { decidedBy }), ...(reason && { reason }) }
  return { proposal: id, state, ...decision, entity, asked, at, endsAt }
}
