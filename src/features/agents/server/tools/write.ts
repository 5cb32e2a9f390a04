import * as z from 'zod/mini'
import { agentTools } from '#features/agents/texts.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import { idSchema } from '../../../../schema/values/storable.ts'
import { readAuthor } from '../../../../server/face.ts'
import { type Agent, waitsForPerson } from '../agent.ts'
import { proposeWrite } from '../proposals/propose.ts'
import { performWrite, type RecordWrite } from '../record-write.ts'
import { nameInMenu, readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments, describeTool, docstringsOf, whyNoneIsAdded } from './describe.ts'
import { carriedFields, describeValues } from './payload.ts'

const createArguments = z.strictObject({ values: z.looseObject({}) })
const updateArguments = z.strictObject({
  id: idSchema,
  version: z.optional(idSchema),
  values: z.looseObject({}),
})
const deleteArguments = z.strictObject({ id: idSchema })

const VERSION = 'As the record was read with: where somebody has changed it since, nothing is written.'

/** Adds a record; there is none where each needs what tools do not carry. */
export function createTool(agent: Agent, entity: AnyEntity): readonly AgentTool[] {
  if (whyNoneIsAdded(agent, entity) !== undefined) return []
  const tool: AgentTool = {
    name: `${entity.name}_create`,
    describe: () => ({
      title: agentTools.create(nameInMenu(entity)),
      description: describeTool(
        agent,
        entity,
        `Adds a record to "${nameInMenu(entity)}", and answers its id.`,
      ),
      inputSchema: describeArguments(createArguments, {
        values: describeValues(carriedFields(agent, entity), 'create', docstringsOf(agent, entity).fields),
      }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    }),
    run: (args) => write(agent, entity, { kind: 'create', ...readToolArguments(createArguments, args) }),
  }
  return [tool]
}

/** Changes some fields of a record. */
export function updateTool(agent: Agent, entity: AnyEntity): AgentTool {
  return {
    name: `${entity.name}_update`,
    describe: () => ({
      title: agentTools.update(nameInMenu(entity)),
      description: describeTool(
        agent,
        entity,
        `Changes a record of "${nameInMenu(entity)}". Fields that "values" does not name stay as they are.`,
      ),
      inputSchema: describeArguments(updateArguments, {
        version: { type: 'integer', minimum: 1, description: VERSION },
        values: describeValues(carriedFields(agent, entity), 'update', docstringsOf(agent, entity).fields),
      }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    }),
    run: (args) => write(agent, entity, { kind: 'update', ...readToolArguments(updateArguments, args) }),
  }
}

/** Moves a record to the trash. */
export function deleteTool(agent: Agent, entity: AnyEntity): AgentTool {
  return {
    name: `${entity.name}_delete`,
    describe: () => ({
      title: agentTools.delete(nameInMenu(entity)),
      description: `Moves a record of "${nameInMenu(entity)}" to the trash, with what goes with it. People can restore it for 30 days.`,
      inputSchema: describeArguments(deleteArguments),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    }),
    run: (args) => write(agent, entity, { kind: 'delete', ...readToolArguments(deleteArguments, args) }),
  }
}

/** Writes at once, or lays it before people. */
async function write(agent: Agent, entity: AnyEntity, change: RecordWrite) {
  const { store, backend, session } = agent
  if (waitsForPerson(backend.account.account, entity)) return proposeWrite(agent, entity, change)
  return { id: await performWrite(store, entity, change, await readAuthor(backend, session)) }
}
