import * as z from 'zod/mini'
import { agentTools } from '#features/agents/texts.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import { idSchema } from '../../../../schema/storable.ts'
import { readRecord } from '../../../../server/records/reading/read-records.ts'
import type { Agent } from '../agent.ts'
import { nameInMenu, readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments } from './describe-arguments.ts'
import { withFileAddresses } from './file-addresses.ts'
import { describeReading } from './describe-reading.ts'

const recordArguments = z.strictObject({ id: idSchema })

/** One record. */
export function readTool(agent: Agent, entity: AnyEntity): AgentTool {
  return {
    name: `${entity.name}_read`,
    describe: () => ({
      title: agentTools.read(nameInMenu(entity)),
      description: describeReading(
        agent,
        entity,
        `Reads one record of "${nameInMenu(entity)}" by its id, with its "version".`,
      ),
      inputSchema: describeArguments(recordArguments),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }),
    async run(args) {
      const record = await readRecord(agent.store, entity, readToolArguments(recordArguments, args).id)
      return withFileAddresses(agent, entity, record)
    },
  }
}
