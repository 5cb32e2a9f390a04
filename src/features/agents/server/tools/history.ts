import * as z from 'zod/mini'
import { agentTools } from '#features/agents/texts.ts'
import { answers } from '#texts/answers.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import { idSchema } from '../../../../schema/storable.ts'
import { HttpError } from '../../../../server/errors/http-error.ts'
import { readSeenHistory } from '../../../../server/records/history/seen-entries.ts'
import type { Agent } from '../agent.ts'
import { boundRecords } from '../bound-answer.ts'
import { nameInMenu, readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments } from './describe-arguments.ts'

const historyArguments = z.strictObject({ id: idSchema })

/** Who changed a record and when. */
export function historyTool({ store }: Agent, entity: AnyEntity): AgentTool {
  return {
    name: `${entity.name}_history`,
    describe: () => ({
      title: agentTools.history(nameInMenu(entity)),
      description: `The changes of a record of "${nameInMenu(entity)}", the newest first: who made them, when, and each field before and after. Of a deleted one too.`,
      inputSchema: describeArguments(historyArguments),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }),
    async run(args) {
      const entries = await readSeenHistory(store, entity, readToolArguments(historyArguments, args).id)
      if (entries.length === 0) throw new HttpError(404, answers.noSuchRecord)
      return { history: boundRecords(entries) }
    },
  }
}
