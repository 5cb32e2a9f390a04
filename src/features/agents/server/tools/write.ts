import * as z from 'zod/mini'
import { agentTools } from '#features/agents/texts.ts'
import { meaningOf } from '../../../../kinds/core/meaning/meanings.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import { createRecord } from '../../../../server/records/write-records.ts'
import { readAuthor } from '../../../../server/session/account.ts'
import type { Agent } from '../agent.ts'
import { nameInMenu, readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments } from './describe-arguments.ts'
import { describeValues, givenFields } from './payload.ts'

const createArguments = z.strictObject({ values: z.looseObject({}) })

/** Adds a record; none where one needs a file or a password. */
export function createTool({ store, backend, session }: Agent, entity: AnyEntity): readonly AgentTool[] {
  const needs = Object.values(entity.fields).some(
    (field) => field.required && meaningOf(field).isLeftOutOfDrafts,
  )
  if (needs) return []
  const fields = givenFields(store, entity)
  const tool: AgentTool = {
    name: `${entity.name}_create`,
    describe: () => ({
      title: agentTools.create(nameInMenu(entity)),
      description: `Adds a record to "${nameInMenu(entity)}", and answers its id.`,
      inputSchema: describeArguments(createArguments, { values: describeValues(fields, 'create') }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    }),
    async run(args) {
      const { values } = readToolArguments(createArguments, args)
      const author = await readAuthor(backend, session)
      return { id: await createRecord(store, entity, values, { author }) }
    },
  }
  return [tool]
}
