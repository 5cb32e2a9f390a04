import * as z from 'zod/mini'
import { agentTools } from '#features/agents/texts.ts'
import { actionsOf } from '../../../../kinds/core/definition/transitions.ts'
import type { Action, Actions } from '../../../../schema/entity/action.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import { MAX_RECORDS_OF_CALL } from '../../../../schema/values/record-result.ts'
import { idSchema } from '../../../../schema/values/storable.ts'
import { describeNoRecord, HttpError, readAuthor, seenRowIds, type Store } from '../../../../server/face.ts'
import { t } from '../../../../texts/locale.ts'
import { type Agent, waitsForPerson } from '../agent.ts'
import { prepareAct } from '../prepare-act.ts'
import { propose } from '../proposals/propose.ts'
import { nameInMenu, readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments, docstringsOf, joinSentences } from './describe.ts'
import { describeValues } from './payload.ts'

const actArguments = z.strictObject({
  action: z.string(),
  ids: z._default(z.array(idSchema).check(z.maxLength(MAX_RECORDS_OF_CALL)), []),
  values: z._default(z.looseObject({}), {}),
})

/** Runs an action of an entity, or moves records to another stage; there is none where the key runs no action. */
export function actTool(agent: Agent, acting: Store, entity: AnyEntity): readonly AgentTool[] {
  const actions = runActions(acting, entity)
  const names = Object.keys(actions)
  if (names.length === 0) return []
  const { actions: docstrings = {} } = docstringsOf(agent, entity)
  const described = Object.entries(actions).map(([name, action]) =>
    joinSentences([describeAction(name, action), docstrings[name]]),
  )
  const tool: AgentTool = {
    name: `${entity.name}_act`,
    describe: () => ({
      title: agentTools.act(nameInMenu(entity)),
      description: `Runs an action on records of "${nameInMenu(entity)}":\n${described.join('\n')}`,
      inputSchema: describeArguments(actArguments, {
        action: { enum: names },
        values: {
          type: 'object',
          description: 'What the action asks for.',
          properties: Object.assign({}, ...Object.values(actions).map(formProperties)),
        },
      }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    }),
    async run(args) {
      const { action, ...sent } = readToolArguments(actArguments, args)
      const run = await prepareAct(agent.backend, acting, entity, { action, ...sent })
      if (!waitsForPerson(agent.backend.account.account, entity))
        return run(await readAuthor(agent.backend, agent.session))
      await assertSeesAll(acting, entity, sent.ids)
      return propose(agent, entity, { kind: 'act', action, ...sent }, [])
    },
  }
  return [tool]
}

/** @throws HttpError */
async function assertSeesAll(store: Store, entity: AnyEntity, ids: readonly number[]): Promise<void> {
  const seen = await seenRowIds(store, entity.name, ids)
  if (ids.some((id) => !seen.has(id))) throw new HttpError(404, describeNoRecord(store, entity))
}

function runActions({ rights }: Store, entity: AnyEntity): Actions {
  if (!rights.may('update', entity)) return {}
  return Object.fromEntries(
    Object.entries(actionsOf(entity)).filter(([name, action]) => rights.mayRunAction(entity, name, action)),
  )
}

/** `ship (Expédier): on records; asks for day (required)` */
function describeAction(name: string, action: Action): string {
  const fields = Object.entries(action.fields ?? {})
  const asked = fields.map(([field, { required }]) => (required ? `${field} (required)` : field)).join(', ')
  const on = action.on === 'list' ? 'on the list, without "ids"' : 'on the records of "ids"'
  return `${name} (${t(action.label)}): ${on}${asked === '' ? '' : `; asks for ${asked}`}`
}

function formProperties({ fields = {} }: Action): object {
  return Object(describeValues(fields, 'create')['properties'])
}
